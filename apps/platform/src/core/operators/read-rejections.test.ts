import { expect, it } from 'vitest';
import { minutes } from '../clock/durations.ts';
import { createManualClock } from '../../testing/test-platform.ts';
import { createReadRejectionFilter } from './read-rejections.ts';

const read = {
  operatorId: 'ada',
  tokenId: null,
  operation: 'getDraft',
  brand: 'plenty',
  path: '/drafts/spring',
  errorCode: 'ops.not.permitted',
};

it('selects the first of equal rejections, and another one after ten minutes with the number of the others', () => {
  const clock = createManualClock();
  const { select } = createReadRejectionFilter(clock);
  expect([select(read), select(read), select(read)]).toEqual([0, undefined, undefined]);
  clock.advance(minutes(10));
  expect([select(read), select(read)]).toEqual([2, undefined]);
});

it.each([
  { operatorId: 'ben' },
  { tokenId: 'token' },
  { operation: 'listDrafts' },
  { brand: 'other' },
  { path: '/drafts/summer' },
  { errorCode: 'not.found' },
])('selects a rejection that differs in %o', (difference) => {
  const { select } = createReadRejectionFilter(createManualClock());
  select(read);
  expect(select({ ...read, ...difference })).toBe(0);
});

it('limits the rejections of one operator, and counts the others', () => {
  const clock = createManualClock();
  const { select } = createReadRejectionFilter(clock);
  const results = Array.from({ length: 500 }, (_, index) => select({ ...read, brand: `brand-${index}` }));
  expect(results.filter((result) => result !== undefined)).toHaveLength(300);
  expect(select({ ...read, operatorId: 'ben' })).toBe(0);
  clock.advance(minutes(10));
  expect(select(read)).toBe(200);
});

it('selects a rejection again if its entry could not be written, and counts it', () => {
  const clock = createManualClock();
  const { select, restore } = createReadRejectionFilter(clock);
  expect([select(read), select(read)]).toEqual([0, undefined]);
  clock.advance(minutes(10));
  expect(select(read)).toBe(1);
  restore(read, 1);
  expect([select(read), select(read)]).toEqual([2, undefined]);
});

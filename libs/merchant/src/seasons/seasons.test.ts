import { expect, it } from 'vitest';
import { seasons as schema } from './season.schema.ts';
import { addDays, findOverlap, findSeason, toNextYear } from './seasons.ts';

const tet = { name: 'Tết', from: '2027-02-04', to: '2027-02-12' };
const christmas = { name: 'Christmas', from: '2026-12-20', to: '2027-01-02' };

it('is active from its first day to its last one', () => {
  const list = [christmas, tet];
  expect(['2026-12-19', '2026-12-20', '2027-01-02', '2027-01-03'].map((day) => findSeason(list, day))).toEqual([
    -1, 0, 0, -1,
  ]);
  expect(findSeason(list, '2027-02-12')).toBe(1);
  expect(findSeason([], '2027-02-12')).toBe(-1);
});

it('overlaps another one that has a day of it too', () => {
  expect(findOverlap([christmas, tet], 1)).toBe(-1);
  expect(findOverlap([christmas, { ...tet, from: '2027-01-02' }], 1)).toBe(0);
  expect(findOverlap([christmas, { ...tet, from: '2027-01-03' }], 1)).toBe(-1);
  expect(findOverlap([tet], 0)).toBe(-1);
  expect(findOverlap([tet], 4)).toBe(-1);
});

it('moves days over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(toNextYear('2026-12-24')).toBe('2027-12-24');
  expect(toNextYear('2028-02-29')).toBe('2029-02-28');
});

it('has days that exist, in their order', () => {
  const find = (change: object) => schema.safeParse([{ ...tet, ...change }]).error?.issues[0];
  expect(find({})).toBeUndefined();
  expect(find({ to: tet.from })).toBeUndefined();
  expect(find({ to: '2027-02-03' })).toMatchObject({ path: [0, 'to'] });
  expect(find({ from: '2027-02-30' })).toMatchObject({ path: [0, 'from'] });
  expect(find({ mode: 'dark' })).toMatchObject({ path: [0] });
  expect(find({ theme: { mode: 'dark' } })).toMatchObject({ path: [0, 'theme'] });
});

it('has at most twelve layers', () => {
  const list = (count: number) => Array.from({ length: count }, () => tet);
  expect(schema.safeParse(list(12)).success).toBe(true);
  expect(schema.safeParse(list(13)).success).toBe(false);
});

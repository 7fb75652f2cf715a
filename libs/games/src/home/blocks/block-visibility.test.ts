import { MemberType } from '@livery/contract/enums';
import { expect, test } from 'vitest';
import { getAudience, isBlockShown } from './block-visibility.ts';

test.each([
  [null, 'guest'],
  [MemberType.Trial, 'trial'],
  [MemberType.Member, 'member'],
  [MemberType.Neither, 'member'],
  [MemberType.Agent, 'agent'],
])('counts a session of the type %s as %s', (type, audience) => {
  expect(getAudience(type === null ? null : { type })).toBe(audience);
});

test('shows a block to its audience only', () => {
  const block = { kind: 'hero', audience: ['guest', 'trial'] } as const;
  expect(isBlockShown(block, 'guest', '2026-05-01')).toBe(true);
  expect(isBlockShown(block, 'member', '2026-05-01')).toBe(false);
  expect(isBlockShown({ kind: 'hero' }, 'agent', '2026-05-01')).toBe(true);
});

test.each([
  ['2026-12-23', false],
  ['2026-12-24', true],
  ['2026-12-26', true],
  ['2026-12-27', false],
])('shows a block with dates on %s: %s', (day, isShown) => {
  expect(isBlockShown({ kind: 'hero', from: '2026-12-24', to: '2026-12-26' }, 'guest', day)).toBe(isShown);
});

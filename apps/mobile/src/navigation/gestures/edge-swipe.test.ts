import { swipeBackPx } from '@livery/contract/constants';
import { expect, test } from 'vitest';
import { edgeFromX, inwardDelta, isHorizontal, isSwipe } from './edge-swipe.ts';

const ltr = { width: 390, isRightToLeft: false };
const rtl = { width: 390, isRightToLeft: true };

test.each([
  [0, ltr, 'start'],
  [24, ltr, 'start'],
  [25, ltr, undefined],
  [365, ltr, undefined],
  [366, ltr, 'end'],
  [390, ltr, 'end'],
  [0, rtl, 'end'],
  [390, rtl, 'start'],
])('maps a touch at %d of %j to the %s', (x, window, edge) => {
  expect(edgeFromX({ x, y: 300 }, window)?.edge).toBe(edge);
});

test.each([
  ['one px below the threshold', swipeBackPx - 1, 0, false],
  ['the threshold', swipeBackPx, 0, true],
  ['a slightly slanted line', 120, 50, true],
  ['more vertical movement, as in a scroll', 120, 61, false],
])('recognises a swipe of %s', (_, across, down, swiped) => {
  expect(isSwipe(edgeFromX({ x: 5, y: 300 }, ltr)!, { x: 5 + across, y: 300 + down })).toBe(swiped);
  expect(isSwipe(edgeFromX({ x: 385, y: 300 }, rtl)!, { x: 385 - across, y: 300 - down })).toBe(swiped);
});

test.each([
  [9, 0, false],
  [10, 0, true],
  [12, 6, false],
])('for a finger %d px in and %d px down, returns horizontal: %s', (across, down, sideways) => {
  const from = edgeFromX({ x: 385, y: 300 }, ltr)!;
  expect(isHorizontal(from, { x: 385 - across, y: 300 + down })).toBe(sideways);
  expect(inwardDelta(from, { x: 385 - across, y: 300 })).toBe(across);
});

test('returns no inward delta for a finger that moves outward', () => {
  expect(inwardDelta(edgeFromX({ x: 20, y: 300 }, ltr)!, { x: 4, y: 300 })).toBe(0);
});

import { swipeBackPx } from '@livery/contract/constants';
import { expect, test } from 'vitest';
import { edgeAt, isSwipe } from './edge-swipe.ts';

const ltr = { width: 390, isRightToLeft: false };
const rtl = { width: 390, isRightToLeft: true };

test.each([
  [0, ltr, 'start'], [24, ltr, 'start'], [25, ltr, undefined], [365, ltr, undefined], [366, ltr, 'end'], [390, ltr, 'end'],
  [0, rtl, 'end'], [390, rtl, 'start'],
])('a finger at %d of %j is at the %s', (x, window, edge) => {
  expect(edgeAt({ x, y: 300 }, window)?.edge).toBe(edge);
});

test.each([
  ['one px short of the threshold', swipeBackPx - 1, 0, false],
  ['the threshold', swipeBackPx, 0, true],
  ['a little slanted', 120, 50, true],
  ['rather a scroll', 120, 61, false],
])('%s', (_, across, down, swiped) => {
  expect(isSwipe({ x: 5, y: 300 }, { x: 5 + across, y: 300 + down })).toBe(swiped);
  expect(isSwipe({ x: 385, y: 300 }, { x: 385 - across, y: 300 - down })).toBe(swiped);
});

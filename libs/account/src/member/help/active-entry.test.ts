import { expect, test } from 'vitest';
import { getActiveEntryIndex, toEntryParam } from './active-entry.ts';

test.each([
  [null, 0],
  ['', 0],
  ['0', 0],
  ['2', 2],
  ['3', 0],
  ['-1', 0],
  ['1.5', 0],
  ['1e1', 0],
  ['٢', 0],
  ['<b>', 0],
  ['99999999999999999999', 0],
  ['-', -1],
])('opens entry i=%j of three as index %d', (param, index) => {
  expect(getActiveEntryIndex(param, 3)).toBe(index);
});

test('returns index 0 for an empty list', () => {
  expect(getActiveEntryIndex('2', 0)).toBe(0);
});

test('reads back each index that it has written', () => {
  for (const index of [-1, 0, 2]) expect(getActiveEntryIndex(toEntryParam(index), 3)).toBe(index);
});

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
])('i=%j of three entries opens %d', (param, index) => {
  expect(getActiveEntryIndex(param, 3)).toBe(index);
});

test('of no entries the first is asked for', () => {
  expect(getActiveEntryIndex('2', 0)).toBe(0);
});

test('what is written into the address is read back', () => {
  for (const index of [-1, 0, 2]) expect(getActiveEntryIndex(toEntryParam(index), 3)).toBe(index);
});

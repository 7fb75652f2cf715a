import { expect, test } from 'vitest';
import { activeEntry, entryOf } from './active-entry.ts';

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
])('i=%j of three entries opens %d', (asked, place) => {
  expect(activeEntry(asked, 3)).toBe(place);
});

test('of no entries the first is asked for', () => {
  expect(activeEntry('2', 0)).toBe(0);
});

test('what is written into the address is read back', () => {
  for (const place of [-1, 0, 2]) expect(activeEntry(entryOf(place), 3)).toBe(place);
});

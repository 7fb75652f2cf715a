import { expect, test } from 'vitest';
import { matchesName } from './normalize-search-text.ts';

test.each([
  ['Đêm Núi Lửa', 'dem nui'],
  ['Café Royale', 'CAFE'],
  ['Ａｚｕｒｅ', 'azure'],
  ['أَلْعَاب', 'العاب'],
  ['بازی کارتی', 'بازي'],
  ['İstanbul', 'istanbul'],
  ['Anything', ''],
])('finds %s by %j', (name, searched) => {
  expect(matchesName(name, searched)).toBe(true);
});

test('does not find other names', () => {
  expect(matchesName('Lantern Road', 'road lantern')).toBe(false);
});

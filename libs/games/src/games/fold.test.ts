import { expect, test } from 'vitest';
import { nameMatches } from './fold.ts';

test.each([
  ['Đêm Núi Lửa', 'dem nui'],
  ['Café Royale', 'CAFE'],
  ['Ａｚｕｒｅ', 'azure'],
  ['أَلْعَاب', 'العاب'],
  ['بازی کارتی', 'بازي'],
  ['İstanbul', 'istanbul'],
  ['Anything', ''],
])('%s is found by %j', (name, searched) => {
  expect(nameMatches(name, searched)).toBe(true);
});

test('other names are not', () => {
  expect(nameMatches('Lantern Road', 'road lantern')).toBe(false);
});

import { expect, test } from 'vitest';
import { ratio } from '../../../../engine/math/ratio.ts';
import { formatMultiplier } from './format-multiplier.ts';

test.each([
  [145, '×1.45'],
  [9999, '×99.99'],
  [10_000, '×100'],
  [23_571, '×235'],
  [27_172, '×271'],
  [99_999, '×999'],
  [123_499, '×1,234'],
])('a multiplier of %d hundredths is shown as %s, and never above the paid one', (value, text) => {
  expect(formatMultiplier(ratio(BigInt(value), 100n)).replaceAll(/[^\d.×,]/g, '')).toBe(text);
});

test('a third is rounded down', () => {
  expect(formatMultiplier(ratio(200n, 3n))).toContain('×66.66');
});

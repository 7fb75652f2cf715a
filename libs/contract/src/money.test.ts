import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, parseAmount } from './money.ts';

test('returns the same amount after formatting and parsing', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }),
      (minor) => parseAmount(formatAmount(minor)) === minor,
    ),
  );
});

test.each([
  ['1', 100],
  ['1.5', 150],
  ['0.05', 5],
  ['-0.05', -5],
])('parses %s as %d minor units', (amount, minor) => {
  expect(parseAmount(amount)).toBe(minor);
});

test.each(['', '1.', '.5', '1.234', '1e3', 'NaN', '１', ' 1', '1,000'])('rejects %j', (amount) => {
  expect(() => parseAmount(amount)).toThrow(RangeError);
});

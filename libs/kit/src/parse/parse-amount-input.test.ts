import { expect, test } from 'vitest';
import { computeFee, parseAmountInput } from './parse-amount-input.ts';

test.each([
  ['500', 50_000],
  ['12.5', 1250],
  ['12,50', 1250],
  ['1 000', 100_000],
  ['7.', 700],
  ['٥٠٠٫٢٥', 50_025],
  ['۱۲۳', 12_300],
  ['१२३', 12_300],
  ['0.01', 1],
])('parses "%s" as %d', (typed, minor) => {
  expect(parseAmountInput(typed)).toBe(minor);
});

test.each(['', '-5', '1e3', '12.345', 'five', '1.2.3', '123456789012'])('rejects "%s"', (typed) => {
  expect(parseAmountInput(typed)).toBeUndefined();
});

test('rounds a fee down, in favour of the member', () => {
  expect(computeFee(33_333, { feeRate: '1.50', feeFixed: '0.00' })).toBe(499);
  expect(computeFee(10_000, { feeRate: '0.00', feeFixed: '5.00' })).toBe(500);
});

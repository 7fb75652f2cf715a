import { languageTable } from '@livery/merchant/language-table';
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
  ['১২৩.৫', 12_350],
  ['၁၂၃', 12_300],
  ['0.01', 1],
])('parses "%s" as %d', (typed, minor) => {
  expect(parseAmountInput(typed)).toBe(minor);
});

test.each(Object.values(languageTable).map(({ bcp47 }) => bcp47))(
  'parses the amount that it formats in %s',
  (bcp47) => {
    const typed = new Intl.NumberFormat(bcp47, { useGrouping: false, minimumFractionDigits: 2 }).format(9876.5);
    expect(parseAmountInput(typed)).toBe(987_650);
  },
);

test.each(['', '-5', '1e3', '12.345', 'five', '1.2.3', '123456789012'])('rejects "%s"', (typed) => {
  expect(parseAmountInput(typed)).toBeUndefined();
});

test('rounds a fee down, in favour of the member', () => {
  expect(computeFee(33_333, { feeRate: '1.50', feeFixed: '0.00' })).toBe(499);
  expect(computeFee(10_000, { feeRate: '0.00', feeFixed: '5.00' })).toBe(500);
});

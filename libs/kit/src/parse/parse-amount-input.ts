import { parseAmount, type Minor } from '@livery/contract/money';

/**
 * Parses a typed amount to minor units, or undefined when it is invalid. Accepts digits of any script and both decimal
 * signs.
 */
export const parseAmountInput = (input: string): Minor | undefined => {
  const plain = toLatinDigits(input).replace(/[\s٬]/g, '').replace(/[,٫]/g, '.');
  if (!/^\d{1,11}(\.\d{0,2})?$/.test(plain)) return undefined;
  return parseAmount(plain.replace(/\.$/, ''));
};

const digitZeros = [0x0660, 0x06f0, 0x0966] as const;

/** Converts Arabic, Persian and Devanagari digits to Latin digits, which the API expects. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९]/g, (digit) => {
    const code = digit.codePointAt(0) as number;
    return String(code - (digitZeros.findLast((zero) => zero <= code) as number));
  });

/** Fee of an amount: hundredths of a percent, rounded down, plus a fixed part. Same formula as the gateway. */
export const computeFee = (
  amount: Minor,
  { feeRate, feeFixed }: { readonly feeRate: string; readonly feeFixed: string },
): Minor => Math.floor((amount * parseAmount(feeRate)) / 10_000) + parseAmount(feeFixed);

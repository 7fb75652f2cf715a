import { parseAmount, type Minor } from '@livery/contract/money';

/**
 * Converts the amount that the user has entered to minor units. Accepts the digits of all languages of the app, and a
 * point or a comma before the decimals. Returns undefined for invalid input.
 */
export const parseAmountInput = (input: string): Minor | undefined => {
  const plain = toLatinDigits(input).replace(/[\s٬]/g, '').replace(/[,٫]/g, '.');
  if (!/^\d{1,11}(\.\d{0,2})?$/.test(plain)) return undefined;
  return parseAmount(plain.replace(/\.$/, ''));
};

/** Code points of the digit zero in the scripts of the app: Arabic, Persian, Devanagari, Bengali and Burmese. */
const digitZeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x1040] as const;

/** Converts the digits of other scripts to Latin digits, which the API expects. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९০-৯၀-၉]/g, (digit) => {
    const code = digit.codePointAt(0) as number;
    return String(code - (digitZeros.findLast((zero) => zero <= code) as number));
  });

/**
 * Returns the fee of an amount: a percentage (rounded down) plus a fixed part. `feeRate` is in percent. The gateway
 * uses the same formula.
 */
export const computeFee = (
  amount: Minor,
  { feeRate, feeFixed }: { readonly feeRate: string; readonly feeFixed: string },
): Minor => Math.floor((amount * parseAmount(feeRate)) / 10_000) + parseAmount(feeFixed);

import { parseAmount, type Minor } from '@livery/contract/money';

/** What somebody typed as an amount: minor units, or undefined for what is none. Digits of any script and either decimal sign are read. */
export const parseAmountInput = (input: string): Minor | undefined => {
  const plain = toLatinDigits(input).replace(/[\s٬]/g, '').replace(/[,٫]/g, '.');
  if (!/^\d{1,11}(\.\d{0,2})?$/.test(plain)) return undefined;
  return parseAmount(plain.replace(/\.$/, ''));
};

const digitZeros = [0x0660, 0x06f0, 0x0966] as const;

/** Arabic, Persian and Devanagari digits as Latin ones, which is what goes on the wire. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९]/g, (digit) => {
    const code = digit.codePointAt(0) as number;
    return String(code - (digitZeros.findLast((zero) => zero <= code) as number));
  });

/** Hundredths of a percent of an amount, rounded down, and a fixed part: as the gateway reckons it. */
export const computeFee = (
  amount: Minor,
  { feeRate, feeFixed }: { readonly feeRate: string; readonly feeFixed: string },
): Minor => Math.floor((amount * parseAmount(feeRate)) / 10_000) + parseAmount(feeFixed);

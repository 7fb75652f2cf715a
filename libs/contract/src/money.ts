/** Amount of money as an integer in minor units (hundredths of the currency). */
export type Minor = number & { readonly __unit?: 'minor' };

/**
 * Converts a decimal amount of an API message to minor units, e.g. `'12.30'` → 1230. Throws a RangeError if the text is
 * not a decimal amount with at most 2 decimals.
 */
export const parseAmount = (amount: string): Minor => {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(amount);
  if (!match) throw new RangeError(`"${amount}" is not a decimal amount with at most 2 decimals`);
  const [, sign, units, decimals = ''] = match;
  const minor = Number(units) * 100 + Number(decimals.padEnd(2, '0'));
  return sign ? -minor : minor;
};

/** Converts minor units to a decimal amount with 2 decimals for an API message, e.g. 1230 → `'12.30'`. */
export const formatAmount = (minor: Minor): string => {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

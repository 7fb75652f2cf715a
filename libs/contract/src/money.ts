/** An amount of money in minor units (hundredths): an integer. */
export type Minor = number & { readonly __unit?: 'minor' };

/** Minor units of a decimal amount on the wire, e.g. `'12.30'` → 1230. Throws a RangeError on anything else, so that no amount is ever guessed. */
export const parseAmount = (amount: string): Minor => {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(amount);
  if (!match) throw new RangeError(`"${amount}" is not a decimal amount with at most 2 decimals`);
  const [, sign, units, decimals = ''] = match;
  const minor = Number(units) * 100 + Number(decimals.padEnd(2, '0'));
  return sign ? -minor : minor;
};

/** The decimal with 2 decimals that goes on the wire, e.g. 1230 → `'12.30'`. */
export const formatAmount = (minor: Minor): string => {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

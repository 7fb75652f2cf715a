/** Exact fraction in lowest terms. The denominator is positive. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value);
/** Returns the greatest common divisor, which is never negative. */
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? abs(a) : gcd(b, a % b));

/** Creates a fraction. Throws a RangeError if the denominator is zero. */
export const ratio = (numerator: bigint, denominator: bigint): Ratio => {
  if (denominator === 0n) throw new RangeError('A ratio cannot have a denominator of zero');
  const divisor = gcd(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
};

export const add = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
export const subtract = (a: Ratio, b: Ratio): Ratio => add(a, { numerator: -b.numerator, denominator: b.denominator });
export const multiply = (a: Ratio, b: Ratio): Ratio => ratio(a.numerator * b.numerator, a.denominator * b.denominator);
export const divide = (a: Ratio, b: Ratio): Ratio => ratio(a.numerator * b.denominator, a.denominator * b.numerator);

/**
 * Formats a fraction as percent with two decimals, e.g. 24/25 as `'96.00'`. Rounds down, so that a published RTP
 * (return to player) is never too high.
 */
export const toPercent = ({ numerator, denominator }: Ratio): string => {
  const hundredths = (numerator * 10_000n) / denominator;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
};

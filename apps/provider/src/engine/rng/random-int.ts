/** A source of whole numbers, each of `0 … range - 1` equally likely. */
export interface RandomSource {
  readonly range: number;
  readonly next: () => number;
}

/**
 * A whole number in `[0, bound)`, every one equally likely: words past the last whole multiple of `bound` are
 * thrown away, since folding them in would favour the low numbers.
 * Throws a RangeError when the source cannot reach `bound`.
 */
export const randomInt = (bound: number, source: RandomSource): number => {
  if (!Number.isInteger(bound) || bound < 1 || bound > source.range)
    throw new RangeError(
      `A bound of ${bound} cannot be drawn from words below ${source.range}: use a whole number from 1 up to the range`,
    );
  const fair = source.range - (source.range % bound);
  let value = source.next();
  while (value >= fair) value = source.next();
  return value % bound;
};

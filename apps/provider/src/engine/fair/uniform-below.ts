/** A source of whole numbers, each of `0 … range - 1` equally likely. */
export interface WordSource {
  readonly range: number;
  readonly next: () => number;
}

/**
 * A whole number in `[0, bound)`, every one equally likely: words past the last whole multiple of `bound` are
 * thrown away, since folding them in would favour the low numbers.
 * Throws a RangeError when the source cannot reach `bound`.
 */
export const uniformBelow = (bound: number, source: WordSource): number => {
  if (!Number.isInteger(bound) || bound < 1 || bound > source.range)
    throw new RangeError(
      `A bound of ${bound} cannot be drawn from words below ${source.range}: use a whole number from 1 up to the range`,
    );
  const fair = source.range - (source.range % bound);
  let word = source.next();
  while (word >= fair) word = source.next();
  return word % bound;
};

/** A source of integers. Each of `0 … range - 1` is equally likely. */
export interface RandomSource {
  readonly range: number;
  readonly next: () => number;
}

/**
 * Draws an integer in `[0, bound)`, each equally likely. It rejects words at or above the largest multiple of `bound`,
 * because they would favour low numbers. Throws a RangeError when the source cannot reach `bound`.
 */
export const randomInt = (bound: number, source: RandomSource): number => {
  if (!Number.isInteger(bound) || bound < 1 || bound > source.range)
    throw new RangeError(
      `A bound of ${bound} cannot be drawn from a source with range ${source.range}: use an integer from 1 to the range`,
    );
  const fair = source.range - (source.range % bound);
  let value = source.next();
  while (value >= fair) value = source.next();
  return value % bound;
};

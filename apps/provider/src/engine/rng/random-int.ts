/** Source of random integers from 0 to `range - 1`. All integers are equally likely. */
export interface RandomSource {
  readonly range: number;
  readonly next: () => number;
}

/**
 * Draws an integer from 0 to `bound - 1`. All integers are equally likely. The function uses only source values below
 * the largest multiple of `bound`, and ignores higher values. Otherwise low results would be more likely. Throws a
 * RangeError if `bound` is not an integer from 1 to the range of the source.
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

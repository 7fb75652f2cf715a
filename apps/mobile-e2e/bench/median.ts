/** Median of the values, or 0 for an empty list. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** First and third quartile of the values, or 0 and 0 for an empty list. */
export const getQuartiles = (values: readonly number[]): readonly [number, number] => {
  const sorted = values.toSorted((a, b) => a - b);
  return [sorted[Math.floor(values.length / 4)] ?? 0, sorted[Math.floor((values.length * 3) / 4)] ?? 0];
};

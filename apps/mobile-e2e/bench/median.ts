/** The middle of the values; 0 of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The values at a quarter and at three quarters of all; 0 of none. */
export const getQuartiles = (values: readonly number[]): readonly [number, number] => {
  const sorted = values.toSorted((a, b) => a - b);
  return [sorted[Math.floor(values.length / 4)] ?? 0, sorted[Math.floor((values.length * 3) / 4)] ?? 0];
};

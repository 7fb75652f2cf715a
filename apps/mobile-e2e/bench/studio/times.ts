import { median } from '../median.ts';

export interface Times {
  /** Median of the measured times, in milliseconds. */
  readonly median: number;
  readonly p95: number;
  /** Number of the measured times. */
  readonly count: number;
}

export const getTimes = (values: readonly number[]): Times => ({
  median: median(values),
  p95: values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0,
  count: values.length,
});

/** Time between two edits, in milliseconds. In this time, the page finishes its work on the last edit. */
export const restMs = 1000;

import type { Hundredths } from './crash-point.ts';

/**
 * Growth of the multiplier's logarithm per millisecond. The multiplier is 2 after nine seconds and about 100 after a
 * minute.
 */
const rate = Math.log(2) / 9000;

/** Multiplier after a number of milliseconds from the start. */
export const computeMultiplierAt = (elapsedMs: number): Hundredths =>
  Math.max(100, Math.floor(100 * Math.exp(rate * elapsedMs) + 1e-9));

/** First millisecond after the start at which the flight reaches a multiplier. */
export const computeTimeToReach = (multiplier: Hundredths): number => {
  let time = Math.max(0, Math.floor(Math.log(multiplier / 100) / rate) - 1);
  while (computeMultiplierAt(time) < multiplier) time += 1;
  return time;
};

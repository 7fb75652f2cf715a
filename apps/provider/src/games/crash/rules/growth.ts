import type { Hundredths } from './crash-point.ts';

/**
 * Growth rate of the multiplier per millisecond. The multiplier is 2 after nine seconds and about 100 after a minute.
 */
const rate = Math.log(2) / 9000;

/** Returns the multiplier of a flight `elapsedMs` milliseconds after its start, in hundredths, rounded down. */
export const computeMultiplierAt = (elapsedMs: number): Hundredths =>
  Math.max(100, Math.floor(100 * Math.exp(rate * elapsedMs) + 1e-9));

/** Returns the time in full milliseconds from the start of the flight until the flight has reached the multiplier. */
export const computeTimeToReach = (multiplier: Hundredths): number => {
  let time = Math.max(0, Math.floor(Math.log(multiplier / 100) / rate) - 1);
  while (computeMultiplierAt(time) < multiplier) time += 1;
  return time;
};

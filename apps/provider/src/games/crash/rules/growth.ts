import type { Hundredths } from './crash-point.ts';

/** Growth of the logarithm a millisecond: twofold after nine seconds, a hundredfold after a minute. */
const rate = Math.log(2) / 9000;

/** Where the flight stands so many milliseconds after the start. */
export const computeMultiplierAt = (elapsedMs: number): Hundredths =>
  Math.max(100, Math.floor(100 * Math.exp(rate * elapsedMs) + 1e-9));

/** The first whole millisecond after the start at which a multiplier is reached. */
export const computeTimeToReach = (multiplier: Hundredths): number => {
  let time = Math.max(0, Math.floor(Math.log(multiplier / 100) / rate) - 1);
  while (computeMultiplierAt(time) < multiplier) time += 1;
  return time;
};

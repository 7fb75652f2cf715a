import { days, seconds } from '../../../core/clock/durations.ts';

interface Delays {
  /** Minimum delay in milliseconds. */
  readonly min: number;
  readonly max: number;
}

/**
 * Minimum and maximum delay between calls about an order that the provider has not settled yet, or may still refund.
 */
const defaultDelays: Delays = { min: seconds(20), max: days(7) };

/**
 * Returns the time of the next call to a provider about an order. The delay increases with the age of the order. The
 * call is necessary if a callback was lost or if the outcome of the last call is unknown.
 */
export const getNextCallTime = (createdAt: Date, now: Date, { min, max } = defaultDelays): Date => {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age / 4, min), max));
};

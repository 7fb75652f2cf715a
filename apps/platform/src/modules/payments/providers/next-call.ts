import { days, seconds } from '../../../core/clock/durations.ts';

interface Delays {
  /** Minimum delay between two calls to the provider, in milliseconds. `max` is the maximum delay. */
  readonly min: number;
  readonly max: number;
}

/**
 * Default limits of the delay between two calls about an order. Calls are necessary until the provider settles the
 * order, and later while a refund is possible.
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

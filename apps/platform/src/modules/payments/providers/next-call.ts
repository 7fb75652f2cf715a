import { days, seconds } from '../../../core/clock/durations.ts';

interface Delays {
  /** Minimum delay between two calls to the provider, in milliseconds. `max` is the maximum delay. */
  readonly min: number;
  readonly max: number;
}

/**
 * Default limits of the delay between two calls to a provider about the same order. The calls continue after the
 * result, because a provider can refund a deposit later.
 */
const defaultDelays: Delays = { min: seconds(20), max: days(7) };

/**
 * Returns the time of the next call to a provider about an order. The call finds a result whose callback was lost, or
 * repeats a call with an unknown outcome. The delay is a quarter of the order's age, within the limits.
 */
export const getNextCallTime = (createdAt: Date, now: Date, { min, max } = defaultDelays): Date => {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age / 4, min), max));
};

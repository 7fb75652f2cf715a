import { days, seconds } from '../../../core/clock/durations.ts';

interface Delays {
  /** Minimum delay in milliseconds. */
  readonly min: number;
  readonly max: number;
}

/** Delays of calls about orders that the provider has not settled yet, or may still refund. */
const defaultDelays: Delays = { min: seconds(20), max: days(7) };

/**
 * Returns the time of the next call to a provider about an order. The delay increases with the age of the order. The
 * call replaces a lost callback, or repeats a call with an unknown outcome.
 */
export const getNextCallTime = (createdAt: Date, now: Date, { min, max } = defaultDelays): Date => {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age / 4, min), max));
};

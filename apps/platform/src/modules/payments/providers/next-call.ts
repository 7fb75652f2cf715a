import { days, seconds } from '../../../core/clock/durations.ts';

interface Delays {
  /** Milliseconds. */
  readonly min: number;
  readonly max: number;
}

/** Delays of calls about orders that the provider has not settled, or may take back later. */
const defaultDelays: Delays = { min: seconds(20), max: days(7) };

/**
 * Returns the time of the next call to a provider about an order. The delay grows with the age of the order. A call
 * replaces a callback that was lost, and repeats a call whose outcome is unknown.
 */
export const getNextCallTime = (createdAt: Date, now: Date, { min, max } = defaultDelays): Date => {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age / 4, min), max));
};

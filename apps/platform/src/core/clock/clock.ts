/**
 * Source of the current time. Tests inject a clock that they can move, so that they check limits and expiry times
 * without waiting.
 */
export interface Clock {
  readonly now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

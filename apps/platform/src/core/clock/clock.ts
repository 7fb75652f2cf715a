/**
 * Source of the current time. Tests inject a clock that they move forward, so that they need not wait for limits and
 * expiry times.
 */
export interface Clock {
  readonly now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

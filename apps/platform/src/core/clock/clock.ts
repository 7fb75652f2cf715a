/**
 * Source of the current time. Tests inject a clock whose time they set themselves. A test of an expiry time then does
 * not need to wait in real time.
 */
export interface Clock {
  readonly now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

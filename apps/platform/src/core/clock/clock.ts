/** Source of the current time. Tests inject their own to check limits and expiries without waiting. */
export interface Clock {
  readonly now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

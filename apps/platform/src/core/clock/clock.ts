/** Where time comes from, so that limits and expiries are tested without waiting. */
export interface Clock {
  readonly now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

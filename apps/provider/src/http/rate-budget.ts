export interface RateBudgetOptions {
  /** Maximum number of tasks at once, after a pause that was long enough to refill the budget. */
  readonly max: number;
  readonly perSecond: number;
  /** Returns the current time in epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Creates a budget for expensive tasks of this process (token bucket). `take` uses one task of the budget and returns
 * 0. If the budget is used up, `take` returns the number of seconds until the next task is possible.
 */
export const createRateBudget = ({ max, perSecond, now }: RateBudgetOptions): { readonly take: () => number } => {
  let left = max;
  let countedAt = now();
  return {
    take: () => {
      const time = now();
      left = Math.min(max, left + (Math.max(0, time - countedAt) / 1000) * perSecond);
      countedAt = time;
      if (left < 1) return Math.ceil((1 - left) / perSecond);
      left -= 1;
      return 0;
    },
  };
};

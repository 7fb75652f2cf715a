export interface RateBudgetOptions {
  /** Maximum number of tasks at once, after a pause that was long enough to refill the budget. */
  readonly max: number;
  readonly perSecond: number;
  /** Returns the current time in epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Creates a limit for expensive tasks of this process (token bucket). The caller calls `take` before each task. If
 * `take` returns 0, the task may start. Otherwise `take` returns the number of seconds until the next task may start.
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

/** Figures of one group of visitors. Each visitor counts at most once in each of them. */
export interface GroupFigures {
  readonly visitors: number;
  /** Visitors whose app has started. */
  readonly starts: number;
  /** Visitors whose app has reported a script error. */
  readonly errors: number;
  /** Visitors who requested a file of the app that does not exist. */
  readonly lost: number;
}

export const noFigures: GroupFigures = { visitors: 0, starts: 0, errors: 0, lost: 0 };

/** Minimum number of visitors of each group. With fewer, one broken phone would decide. */
const minVisitors = 30;
/** Minimum number of failures of the candidate. */
const minFailures = 5;
/** Minimum difference between the two shares of visitors with failures. A smaller one is not worth a return. */
const minDifference = 0.02;
/**
 * Minimum difference between the two shares of visitors whose app has not started. It is larger, because new files load
 * more slowly than those that browsers have already, and some visitors do not wait.
 */
const minStartDifference = 0.1;
/**
 * Minimum distance in standard errors. The groups are compared every few seconds, so the limit is far above that of a
 * single test.
 */
const minDistance = 4;

interface Count {
  readonly visitors: number;
  readonly failures: number;
}

const countFailures = ({ visitors, errors, lost }: GroupFigures): Count => ({
  visitors,
  failures: Math.min(visitors, errors + lost),
});
const countMissing = ({ visitors, starts }: GroupFigures): Count => ({
  visitors,
  failures: Math.max(0, visitors - starts),
});

/** Returns true if the first count is larger: a test of two proportions with pooled variance. */
const isLarger = (one: Count, other: Count, difference: number): boolean => {
  if (one.failures < minFailures) return false;
  const actual = one.failures / one.visitors - other.failures / other.visitors;
  if (actual < difference) return false;
  const pooled = (one.failures + other.failures) / (one.visitors + other.visitors);
  // The shares differ, so the pooled share is neither 0 nor 1, and the variance is not 0.
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.visitors + 1 / other.visitors));
  return actual / error >= minDistance;
};

/** Returns true if both groups have enough visitors for a comparison. */
export const hasEnoughVisitors = (candidate: GroupFigures, stable: GroupFigures): boolean =>
  candidate.visitors >= minVisitors && stable.visitors >= minVisitors;

/** Returns in which way the candidate is clearly worse than the stable release. Returns undefined if it is not. */
export const findWorse = (candidate: GroupFigures, stable: GroupFigures): 'failures' | 'starts' | undefined => {
  if (!hasEnoughVisitors(candidate, stable)) return undefined;
  if (isLarger(countFailures(candidate), countFailures(stable), minDifference)) return 'failures';
  return isLarger(countMissing(candidate), countMissing(stable), minStartDifference) ? 'starts' : undefined;
};

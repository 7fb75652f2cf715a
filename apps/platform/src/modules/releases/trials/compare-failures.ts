/** Counts of one visitor group. A visitor is counted at most once in each number. */
export interface GroupFigures {
  readonly visitors: number;
  /** Number of visitors whose app has started. */
  readonly starts: number;
  /** Number of visitors whose app has reported a script error. */
  readonly errors: number;
  /** Number of visitors who requested a file of the app that does not exist. */
  readonly lost: number;
}

export const noFigures: GroupFigures = { visitors: 0, starts: 0, errors: 0, lost: 0 };

/** Minimum number of visitors in each group. With fewer visitors, a single broken phone could decide the result. */
const minVisitors = 30;
/**
 * Minimum number of visitors with a failure in the candidate group. If fewer visitors have a failure, the candidate
 * release is not treated as worse.
 */
const minFailures = 5;
/**
 * Minimum difference between the failure rates of the two groups, as a fraction (0.02 is 2 percentage points). With a
 * smaller difference, the candidate release is not worse, and the trial is not stopped.
 */
const minDifference = 0.02;
/**
 * Minimum difference between the two groups in the share of visitors whose app did not start. The difference is larger
 * than `minDifference` for this reason: new files of the candidate must be downloaded, while the stable files are often
 * in the browser cache. More visitors therefore leave before the app has started.
 */
const minStartDifference = 0.1;
/**
 * Minimum difference between the failure rates, as a multiple of the standard error. The groups are compared every few
 * seconds. With the usual limit for a single test (about 2), one of these many comparisons would exceed it by chance.
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

/**
 * Returns true if the first failure rate is significantly larger than the second. Uses a test of two proportions with
 * pooled variance.
 */
const isLarger = (one: Count, other: Count, difference: number): boolean => {
  if (one.failures < minFailures) return false;
  const actual = one.failures / one.visitors - other.failures / other.visitors;
  if (actual < difference) return false;
  const pooled = (one.failures + other.failures) / (one.visitors + other.visitors);
  // The failure rates of the groups differ here, so the pooled rate is neither 0 nor 1. The standard error is therefore
  // not 0, and the division is possible.
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.visitors + 1 / other.visitors));
  return actual / error >= minDistance;
};

/** Returns true if both groups have enough visitors for a comparison. */
export const hasEnoughVisitors = (candidate: GroupFigures, stable: GroupFigures): boolean =>
  candidate.visitors >= minVisitors && stable.visitors >= minVisitors;

/**
 * Returns the kind of problem in which the candidate is significantly worse than the stable release. Returns
 * undefined if the candidate is not significantly worse.
 */
export const findWorse = (candidate: GroupFigures, stable: GroupFigures): 'failures' | 'starts' | undefined => {
  if (!hasEnoughVisitors(candidate, stable)) return undefined;
  if (isLarger(countFailures(candidate), countFailures(stable), minDifference)) return 'failures';
  return isLarger(countMissing(candidate), countMissing(stable), minStartDifference) ? 'starts' : undefined;
};

/**
 * Numbers of passed, failed and skipped tests or checks. A check is a task without a test report, such as a type
 * check.
 */
export type Count = { passed: number; failed: number; skipped: number };

/** Outcome of one Nx task in reports/tasks.json. The Nx plug-in of this workspace writes this file. */
export type Outcome = {
  project: string;
  target: string;
  status: string;
  milliseconds?: number;
  /** End of the output of a failed task. Empty for a successful task. */
  output?: string;
};

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests?: number; numTodoTests?: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };
export type Report = VitestReport | PlaywrightReport | Count;

/** Nx targets that only start other targets. They are not counted as checks. */
const aggregateTargets = ['lint'];
const reportingTargets = ['test', 'stories', 'conformance', 'smoke', 'e2e'];

const toCount = (report: Report): Count => {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    // A flaky test is a test that has passed in a retry. It counts as passed. The output of Playwright lists it (ADR
    // 107).
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  if ('numPassedTests' in report) {
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    };
  }
  return report;
};

const isGood = ({ status }: Outcome): boolean => status === 'success' || status.includes('cache');

/**
 * Counts the passed, failed and skipped tests of an Nx task from its report. A failed task has at least one failure,
 * even if its report has none. Without a report, a task counts as one check, which fails if the task has failed or
 * should have a report. A task that only starts other tasks is counted only if it has failed.
 */
export const countTask = (outcome: Outcome, report: Report | undefined): Count => {
  if (aggregateTargets.includes(outcome.target)) return { passed: 0, failed: isGood(outcome) ? 0 : 1, skipped: 0 };
  if (!report) {
    const passed = isGood(outcome) && !reportingTargets.includes(outcome.target);
    return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
  }
  const count = toCount(report);
  return isGood(outcome) || count.failed > 0 ? count : { ...count, failed: 1 };
};

/**
 * Formats the summary line of `npm test`. Omits the number of skipped tests, for example tests that need a database
 * server.
 */
export const formatSummary = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`;

import { isAbsolute, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Test that failed, or that passed only in a retry. */
export interface TestProblem {
  readonly file: string;
  /**
   * Full title: the titles of the groups that contain the test, and the title of the test. Empty if the problem is
   * outside a test, for example an import of the file that failed.
   */
  readonly title: string;
  readonly isFlaky: boolean;
  /** Text of the first error, without colours. */
  readonly error: string;
}

export interface FileTime {
  readonly file: string;
  /** Time of the tests of this file, in milliseconds. */
  readonly milliseconds: number;
}

export interface ReportDetails {
  readonly problems: readonly TestProblem[];
  readonly times: readonly FileTime[];
}

interface VitestFile {
  readonly name: string;
  readonly status?: string;
  readonly message?: string;
  readonly startTime?: number;
  readonly endTime?: number;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages?: readonly string[] | null;
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file?: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        readonly duration: number;
        readonly errors?: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
}

/** JSON report of Vitest (`testResults`) or of Playwright (`suites`). */
export interface DetailedReport {
  readonly testResults?: readonly VitestFile[];
  readonly suites?: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
}

const readVitest = (files: readonly VitestFile[], root: string): ReportDetails => {
  const toPath = (name: string) => (isAbsolute(name) ? relative(root, name) : name);
  const problems = files.flatMap(({ name, status, message, assertionResults }) => {
    const file = toPath(name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        file,
        title: fullName,
        isFlaky: false,
        error: stripVTControlCharacters(failureMessages?.[0] ?? ''),
      }));
    if (failed.length > 0 || status !== 'failed') return failed;
    return [{ file, title: '', isFlaky: false, error: stripVTControlCharacters(message ?? '') }];
  });
  const times = files.map(({ name, startTime = 0, endTime = 0 }) => ({
    file: toPath(name),
    milliseconds: endTime - startTime,
  }));
  return { problems, times };
};

const readSuite = (suite: PlaywrightSuite, file: string, titles: readonly string[]): ReportDetails => {
  const problems: TestProblem[] = [];
  let milliseconds = 0;
  for (const { title, tests } of suite.specs ?? [])
    for (const { status, results } of tests) {
      milliseconds += results.reduce((sum, { duration }) => sum + duration, 0);
      if (status !== 'unexpected' && status !== 'flaky') continue;
      const message = results.flatMap(({ errors = [] }) => errors)[0]?.message ?? '';
      const error = stripVTControlCharacters(message);
      problems.push({ file, title: [...titles, title].join(' › '), isFlaky: status === 'flaky', error });
    }
  const inner = (suite.suites ?? []).map((each) => readSuite(each, file, [...titles, each.title]));
  return {
    problems: [...problems, ...inner.flatMap((each) => each.problems)],
    times: [{ file, milliseconds }, ...inner.flatMap(({ times }) => times)],
  };
};

const readPlaywright = ({ suites = [], errors = [] }: DetailedReport): ReportDetails => {
  const files = suites.map((suite) => {
    const file = suite.file ?? suite.title;
    const { problems, times } = readSuite(suite, file, []);
    return { problems, time: { file, milliseconds: times.reduce((sum, each) => sum + each.milliseconds, 0) } };
  });
  const problemsOfRun = errors.map(({ message = '' }) => ({
    file: '',
    title: '',
    isFlaky: false,
    error: stripVTControlCharacters(message),
  }));
  return {
    problems: [...files.flatMap(({ problems }) => problems), ...problemsOfRun],
    times: files.map(({ time }) => time),
  };
};

/**
 * Reads the failed and flaky tests and the time of each test file from a JSON report. Vitest's absolute paths become
 * relative to `root`.
 */
export const readReport = (report: DetailedReport, root: string): ReportDetails =>
  report.testResults ? readVitest(report.testResults, root) : readPlaywright(report);

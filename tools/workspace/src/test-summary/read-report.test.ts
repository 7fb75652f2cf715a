import { expect, test } from 'vitest';
import { readReport } from './read-report.ts';

const root = '/repo';

test('reads the failed tests and the time of each file from a report of Vitest', () => {
  const report = {
    testResults: [
      {
        name: '/repo/apps/provider/src/store.test.ts',
        status: 'failed',
        startTime: 1000,
        endTime: 3500,
        assertionResults: [
          { fullName: 'a store keeps values', status: 'passed', failureMessages: [] },
          {
            fullName: 'a store stores a batch once',
            status: 'failed',
            failureMessages: ['\u001B[31mError: expected 1\u001B[39m\n    at store.test.ts:3'],
          },
        ],
      },
    ],
  };
  expect(readReport(report, root)).toEqual({
    problems: [
      {
        file: 'apps/provider/src/store.test.ts',
        title: 'a store stores a batch once',
        isFlaky: false,
        error: 'Error: expected 1\n    at store.test.ts:3',
      },
    ],
    times: [{ file: 'apps/provider/src/store.test.ts', milliseconds: 2500 }],
  });
});

test('reads a file of Vitest that failed before its tests', () => {
  const file = { name: '/repo/a.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] };
  expect(readReport({ testResults: [file] }, root).problems).toEqual([
    { file: 'a.test.ts', title: '', isFlaky: false, error: 'Cannot find module' },
  ]);
});

test('reads the failed and the flaky journeys of a report of Playwright, with the groups in the title', () => {
  const failed = { duration: 900, errors: [{ message: '\u001B[2mlocator not found\u001B[22m' }] };
  const report = {
    suites: [
      {
        title: 'login.spec.ts',
        file: 'specs/login.spec.ts',
        specs: [
          { title: 'logs in', tests: [{ status: 'expected', results: [{ duration: 100, errors: [] }] }] },
          { title: 'logs out', tests: [{ status: 'flaky', results: [failed, { duration: 100, errors: [] }] }] },
        ],
        suites: [
          {
            title: 'with a captcha',
            file: 'specs/login.spec.ts',
            specs: [{ title: 'asks again', tests: [{ status: 'unexpected', results: [failed] }] }],
          },
        ],
      },
    ],
    errors: [],
  };
  expect(readReport(report, root)).toEqual({
    problems: [
      { file: 'specs/login.spec.ts', title: 'logs out', isFlaky: true, error: 'locator not found' },
      { file: 'specs/login.spec.ts', title: 'with a captcha › asks again', isFlaky: false, error: 'locator not found' },
    ],
    times: [{ file: 'specs/login.spec.ts', milliseconds: 2000 }],
  });
});

test('reads an error of Playwright that belongs to no journey', () => {
  expect(readReport({ suites: [], errors: [{ message: 'No gateway starts' }] }, root).problems).toEqual([
    { file: '', title: '', isFlaky: false, error: 'No gateway starts' },
  ]);
});

import { expect, test } from 'vitest';
import { formatSummary, countTask } from './test-summary.ts';

const task = (target: string, status = 'success') => ({ project: 'games', target, status });
const vitest = (passed: number, failed = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 0,
});

test('a report of Vitest is counted', () => {
  expect(countTask(task('test'), vitest(7))).toEqual({ passed: 7, failed: 0, skipped: 1 });
});

test('a report that names only what passed and failed skips nothing', () => {
  expect(countTask(task('conformance'), { numPassedTests: 4, numFailedTests: 0 })).toEqual({
    passed: 4,
    failed: 0,
    skipped: 0,
  });
});

test('a report of Playwright is counted, and a journey whose second try passed has passed', () => {
  expect(countTask(task('e2e', 'failure'), { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } })).toEqual({
    passed: 6,
    failed: 1,
    skipped: 0,
  });
});

test('a replayed task counts like one that ran', () => {
  expect(countTask(task('test', 'local-cache'), vitest(7))).toEqual({ passed: 7, failed: 0, skipped: 1 });
});

test('a check without a report is one check', () => {
  expect(countTask(task('types'), undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countTask(task('types', 'failure'), undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a test task that left no report has failed, whatever it says', () => {
  expect(countTask(task('test'), undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a task that broke outside its tests counts one failure', () => {
  expect(countTask(task('test', 'failure'), vitest(7))).toEqual({ passed: 7, failed: 1, skipped: 1 });
});

test('a task that was skipped because of another has failed', () => {
  expect(countTask(task('boundaries', 'skipped'), undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('the closing line says what passed and what failed, and nothing else', () => {
  expect(formatSummary({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(formatSummary({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed');
});

import { expect, test } from 'vitest';
import { formatSummary, countTask } from './test-summary.ts';

const task = (target: string, status = 'success') => ({ project: 'games', target, status });
const vitest = (passed: number, failed = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 0,
});

test('counts a report of Vitest', () => {
  expect(countTask(task('test'), vitest(7))).toEqual({ passed: 7, failed: 0, skipped: 1 });
});

test('counts no skipped tests in a report without that field', () => {
  expect(countTask(task('conformance'), { numPassedTests: 4, numFailedTests: 0 })).toEqual({
    passed: 4,
    failed: 0,
    skipped: 0,
  });
});

test('counts a report of Playwright, with a test that passed on retry as passed', () => {
  expect(countTask(task('e2e', 'failure'), { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } })).toEqual({
    passed: 6,
    failed: 1,
    skipped: 0,
  });
});

test('counts a cached task like one that ran', () => {
  expect(countTask(task('test', 'local-cache'), vitest(7))).toEqual({ passed: 7, failed: 0, skipped: 1 });
});

test('counts a check without a report as one check', () => {
  expect(countTask(task('types'), undefined)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countTask(task('types', 'failure'), undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('counts a test task without a report as failed, whatever its status', () => {
  expect(countTask(task('test'), undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('counts one failure for a task that failed outside its tests', () => {
  expect(countTask(task('test', 'failure'), vitest(7))).toEqual({ passed: 7, failed: 1, skipped: 1 });
});

test('counts a task that was skipped because of another as failed', () => {
  expect(countTask(task('boundaries', 'skipped'), undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('the summary line contains passed and failed counts, and nothing else', () => {
  expect(formatSummary({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(formatSummary({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed');
});

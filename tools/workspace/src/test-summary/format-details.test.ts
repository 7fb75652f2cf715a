import { expect, test } from 'vitest';
import { formatProblems, formatSlowestFiles, formatTaskTimes, toTaskProblem } from './format-details.ts';

const problem = (title: string, more: { isFlaky?: boolean; error?: string } = {}) => ({
  task: 'provider.test',
  file: 'src/store.test.ts',
  title,
  isFlaky: false,
  error: 'Error: expected 1',
  ...more,
});

test('names each failed test with its task, its file, its title and its error', () => {
  expect(formatProblems([problem('stores once')])).toEqual([
    'FAILED  provider.test  src/store.test.ts  stores once',
    '    Error: expected 1',
  ]);
});

test('shows the first fifteen lines of an error', () => {
  const error = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`).join('\n');
  const lines = formatProblems([problem('stores once', { error })]);
  expect(lines).toHaveLength(16);
  expect(lines.at(-1)).toBe('    line 15');
});

test('leaves out the calls inside third-party packages', () => {
  const error =
    'Error: no\n    at store.test.ts:3\n    at file:///repo/node_modules/vitest/run.js:1\n    at new Promise (<anonymous>)';
  expect(formatProblems([problem('stores once', { error })]).slice(1)).toEqual([
    '    Error: no',
    '        at store.test.ts:3',
  ]);
});

test('lists flaky tests before failed ones', () => {
  const lines = formatProblems([problem('fails'), problem('passes when it runs again', { isFlaky: true })]);
  expect(lines.filter((line) => !line.startsWith(' '))).toEqual([
    'FLAKY  provider.test  src/store.test.ts  passes when it runs again',
    'FAILED  provider.test  src/store.test.ts  fails',
  ]);
});

test('names every test of a long list, and shows the errors of the last five', () => {
  const lines = formatProblems(Array.from({ length: 30 }, (_, index) => problem(`test ${index}`)));
  expect(lines.filter((line) => line.startsWith('FAILED'))).toHaveLength(30);
  expect(lines.filter((line) => line.startsWith(' '))).toHaveLength(5);
});

test('shows the end of the output of a task that failed without a failed test', () => {
  const output = `${'checking\n'.repeat(100)}\u001B[31mapps/a.ts(3,1): error TS2322\u001B[39m\n\n`;
  const lines = formatProblems([toTaskProblem('livery.types', output)]);
  expect(lines[0]).toBe('FAILED  livery.types');
  expect(lines.at(-1)).toBe('    apps/a.ts(3,1): error TS2322');
});

test('lists the ten slowest files, slowest first', () => {
  const times = Array.from({ length: 12 }, (_, index) => ({
    task: 'kit.test',
    file: `${index}.test.ts`,
    milliseconds: index * 1000,
  }));
  const lines = formatSlowestFiles(times);
  expect(lines).toHaveLength(11);
  expect(lines[1]).toBe('   11.0 s  kit.test  11.test.ts');
});

test('lists the time of each task that took a second or more', () => {
  const tasks = [
    { task: 'kit.test', milliseconds: 2100 },
    { task: 'livery.format', milliseconds: 400 },
    { task: 'platform.test', milliseconds: 90_000 },
  ];
  expect(formatTaskTimes(tasks)).toBe('Time of each task: platform.test 90.0 s, kit.test 2.1 s');
});

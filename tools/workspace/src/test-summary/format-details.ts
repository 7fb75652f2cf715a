import { stripVTControlCharacters } from 'node:util';
import type { FileTime, TestProblem } from './read-report.ts';

/** Problem of a test, with the name of the task in which the problem happened, such as `provider.test`. */
export type TaskProblem = TestProblem & { readonly task: string };

const shownErrorLines = 15;
/**
 * Maximum number of failures that are shown with their error text. These are the last failures in the list, because a
 * long log is often cut at its start.
 */
const shownErrors = 5;
const shownFiles = 10;

const formatSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Returns the first lines of an error text, indented and without stack frames inside third-party packages. */
const formatError = (error: string): string[] =>
  error
    .trim()
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules/.test(line) && !/^\s+at new Promise \(<anonymous>\)/.test(line))
    .slice(0, shownErrorLines)
    .map((line) => `    ${line}`.trimEnd());

const formatName = ({ task, file, title, isFlaky }: TaskProblem): string =>
  [isFlaky ? 'FLAKY' : 'FAILED', task, file, title].filter((part) => part !== '').join('  ');

/**
 * Returns the lines about each failed test: task, file, full title and the beginning of the error. A test that passed
 * in a retry is marked FLAKY. Failures come after flaky tests, because readers look at the end of a log.
 */
export const formatProblems = (problems: readonly TaskProblem[]): string[] => {
  const sorted = [...problems].sort((one, other) => Number(other.isFlaky) - Number(one.isFlaky));
  const detailed = sorted.slice(-shownErrors);
  return [
    ...sorted.slice(0, -shownErrors).map(formatName),
    ...detailed.flatMap((problem) => [formatName(problem), ...formatError(problem.error)]),
  ];
};

/**
 * Returns the problem of a task that failed outside its tests, such as a type check. The problem contains the end of
 * the task's output.
 */
export const toTaskProblem = (task: string, output: string): TaskProblem => ({
  task,
  file: '',
  title: '',
  isFlaky: false,
  error: stripVTControlCharacters(output).trim().split('\n').slice(-shownErrorLines).join('\n'),
});

/** Returns a heading and one line for each of the ten slowest test files, slowest first. */
export const formatSlowestFiles = (times: readonly (FileTime & { readonly task: string })[]): string[] => {
  const slowest = [...times].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, shownFiles);
  return [
    'Slowest test files:',
    ...slowest.map(({ task, file, milliseconds }) => `${formatSeconds(milliseconds).padStart(9)}  ${task}  ${file}`),
  ];
};

/** Returns one line with the time of each task, slowest first. Omits tasks that took less than a second. */
export const formatTaskTimes = (tasks: readonly { readonly task: string; readonly milliseconds: number }[]): string => {
  const listed = tasks.filter(({ milliseconds }) => milliseconds >= 1000);
  const sorted = [...listed].sort((one, other) => other.milliseconds - one.milliseconds);
  return `Time of each task: ${sorted.map(({ task, milliseconds }) => `${task} ${formatSeconds(milliseconds)}`).join(', ')}`;
};

import { expect, it } from 'vitest';
import { groupByEntry } from './entry-problems.ts';

const createProblem = (path: string) => ({ path, reason: 'Wrong', remedy: 'Change it' });
const group = (...paths: readonly string[]) => groupByEntry(paths.map(createProblem), ['layout', 'home']);
const getPaths = (problems: readonly { path: string }[]) => problems.map(({ path }) => path);

it('finds the problems of an entry, and of the values in it', () => {
  const { findAt } = group('$.layout.home[1]', '$.layout.home[1].rows', '$.layout.home.1[0]', '$.layout.home[10].rows');
  expect(getPaths(findAt(1))).toEqual(['$.layout.home[1]', '$.layout.home[1].rows', '$.layout.home.1[0]']);
});

it('finds the other problems of the list: of the list itself, and of entries that are not shown', () => {
  const { findOther } = group('$.layout.home', '$.layout.home[0]', '$.layout.home[2].kind', '$.layout.homepage');
  expect(getPaths(findOther([0, 1]))).toEqual(['$.layout.home', '$.layout.home[2].kind']);
});

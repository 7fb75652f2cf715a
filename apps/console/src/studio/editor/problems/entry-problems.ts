import { toProblemPath } from '../model/problem-path.ts';
import type { BrandProblem } from '../../releases.api.ts';

/** Problems of a list in the brand document, by the entry of the list. */
export interface EntryProblems {
  /** Returns the problems of the entry at `index`. */
  readonly findAt: (index: number) => readonly BrandProblem[];
  /** Returns the problems of the list and of its entries, except for the entries at `shown`. */
  readonly findOther: (shown: readonly number[]) => readonly BrandProblem[];
}

const isAtOrBelow = (problemPath: string, path: string): boolean =>
  problemPath === path || problemPath.startsWith(`${path}.`) || problemPath.startsWith(`${path}[`);

/**
 * Groups problems by the entries of a list. `path` is the path of the list in the document, for example
 * `['layout', 'home']`. The paths of problems write an index with brackets (`$.seasons[0].days`) or with a dot.
 */
export const groupByEntry = (problems: readonly BrandProblem[], path: readonly string[]): EntryProblems => {
  const list = toProblemPath(path);
  const isInEntry = (problemPath: string, index: number): boolean =>
    isAtOrBelow(problemPath, `${list}[${index}]`) || isAtOrBelow(problemPath, `${list}.${index}`);
  return {
    findAt: (index) => problems.filter((problem) => isInEntry(problem.path, index)),
    findOther: (shown) =>
      problems.filter(
        (problem) => isAtOrBelow(problem.path, list) && !shown.some((index) => isInEntry(problem.path, index)),
      ),
  };
};

import { createProblemText, type ProblemText } from '@livery/merchant/problems/create-problem-text';

/**
 * A problem in a brand file. `reason` and `remedy` are English sentences for the person who writes the file. `code` and
 * `values` are for translations of these sentences.
 */
export interface Problem extends ProblemText {
  readonly file: string;
  /** JSON path of the wrong value, e.g. `$.theme.accent`. `$` means the whole file. */
  readonly path: string;
  /** Line number in the file, starting at 1. Absent for a problem of the whole file, such as a missing file. */
  readonly line?: number;
  readonly column?: number;
  /**
   * Name of the base (document from which the file inherits values) that contains the wrong value. Absent if the file
   * itself contains it.
   */
  readonly inheritedFrom?: string;
  /** Change of the file that solves the problem. Absent if there are several ways to solve it. */
  readonly fix?: Fix;
}

/** Change of one value, or of the name of one key, in a brand file. */
export type Fix = { readonly path: readonly (string | number)[] } & (
  | { readonly value: unknown }
  | { readonly renameTo: string }
);

/** Error that lists the problems of a brand file. It is thrown before any file of the bundle is written. */
export class InvalidBrandError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'InvalidBrandError';
    this.problems = problems;
  }
}

/**
 * Converts an error to problems of the brand file in which it occurred. An error in one brand is therefore reported
 * like a problem, and does not stop the build of the other brands.
 */
export function toProblems(file: string, error: unknown): readonly Problem[] {
  if (error instanceof InvalidBrandError) return error.problems;
  return [
    {
      file,
      path: '$',
      ...createProblemText('brand.broken', { message: error instanceof Error ? error.message : String(error) }),
    },
  ];
}

export function formatProblem({ file, path, line, column, inheritedFrom, reason, remedy }: Problem): string {
  const position = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  const origin = inheritedFrom === undefined ? '' : ` (inherited from ${inheritedFrom})`;
  const choice = inheritedFrom === undefined ? '' : `, in ${inheritedFrom}.json or with a value of this file`;
  return `${position}  ${path}${origin}\n  what is wrong: ${reason}\n  what to do:    ${remedy}${choice}`;
}

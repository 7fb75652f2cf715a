/** One problem in a brand file, in plain words for its author. */
export interface Problem {
  readonly file: string;
  /** JSON path as `$.theme.accent`; `$` is the file as a whole. */
  readonly path: string;
  /** Line in the file, counted from 1. Absent when the problem has no position in the text. */
  readonly line?: number;
  readonly column?: number;
  readonly reason: string;
  readonly remedy: string;
}

/** Error for a brand that cannot be built. It is thrown before anything is written. */
export class InvalidBrandError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'InvalidBrandError';
    this.problems = problems;
  }
}

export function formatProblem({ file, path, line, column, reason, remedy }: Problem): string {
  const position = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  return `${position}  ${path}\n  what is wrong: ${reason}\n  what to do:    ${remedy}`;
}

/** One mistake in a brand file, in words for the person who wrote it. */
export interface Problem {
  readonly file: string;
  /** JSON path as `$.theme.accent`; `$` is the file as a whole. */
  readonly path: string;
  /** From 1; absent where the mistake has no place in the text. */
  readonly line?: number;
  readonly column?: number;
  readonly reason: string;
  readonly remedy: string;
}

/** A brand that cannot be built. Nothing was written. */
export class BrandRefused extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(phrase).join('\n'));
    this.name = 'BrandRefused';
    this.problems = problems;
  }
}

export function phrase({ file, path, line, column, reason, remedy }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`;
  return `${place}  ${path}\n  what is wrong: ${reason}\n  what to do:    ${remedy}`;
}

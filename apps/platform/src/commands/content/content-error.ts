/** Maximum number of problems that one message lists. */
const maxListed = 50;

/** Error for content that cannot be imported. Nothing was written. The message has one line for each problem. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(summary: string, problems: readonly string[]) {
    const listed = problems.slice(0, maxListed).map((problem) => `  ${problem}`);
    const rest = problems.length > maxListed ? [`  … and ${problems.length - maxListed} more`] : [];
    super([summary, ...listed, ...rest].join('\n'));
  }
}

import type { BrandProblem } from '../releases.api.ts';
import { useProblemText } from './use-problem-text.ts';

interface ProblemTextProps {
  readonly problem: Pick<BrandProblem, 'code' | 'values' | 'reason' | 'remedy'>;
  /** Part of the problem to show. `both` shows the reason and the remedy in one line. */
  readonly part?: 'both' | 'reason' | 'remedy';
}

/**
 * Text of a problem that the gateway has found in a brand document, in the language of the console if a translation
 * exists.
 */
export const ProblemText = ({ problem, part = 'both' }: ProblemTextProps) => {
  const { isEnglish, ...parts } = useProblemText()(problem);
  const text = part === 'both' ? `${parts.reason}: ${parts.remedy}` : parts[part];
  return isEnglish ? (
    <span lang="en" dir="ltr">
      {text}
    </span>
  ) : (
    <span>{text}</span>
  );
};

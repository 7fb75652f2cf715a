import { isApiError } from '@livery/api/client/api-error';
import * as operatorCodes from '@livery/contract/operators/operator-error-code';
import { useErrorText } from '../../api/use-error-text.ts';
import { useProblemText } from '../problems/use-problem-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';

type Problem = Parameters<ReturnType<typeof useProblemText>>[0];

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'reason' in value && 'remedy' in value;

/** Returns a function that explains why a host cannot be added to a brand. */
export const useHostError = (): ((error: unknown) => string) => {
  const t = useTexts('hosts');
  const explain = useErrorText();
  const explainProblem = useProblemText();
  return (error) => {
    if (!isApiError(error)) return explain(error);
    if (error.code === operatorCodes.HostInvalid && isProblem(error.value)) {
      const { reason, remedy } = explainProblem(error.value);
      return `${reason}: ${remedy}`;
    }
    if (error.code !== operatorCodes.HostTaken) return explain(error);
    const { kind, other } = (error.value ?? {}) as { readonly kind?: string; readonly other?: string };
    if (kind === 'same') return t('conflict.same');
    if (kind === 'confusable') return t('conflict.confusable', { other: other ?? '' });
    return t('conflict.platform');
  };
};

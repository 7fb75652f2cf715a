import { isApiError } from '@livery/api/client/api-error';
import * as operatorCodes from '@livery/contract/operators/operator-error-code';
import { useErrorText } from '../../api/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** Returns the function that says why a brand cannot have a host. */
export const useHostError = (): ((error: unknown) => string) => {
  const t = useTexts('hosts');
  const explain = useErrorText();
  return (error) => {
    if (!isApiError(error) || error.code !== operatorCodes.HostTaken) return explain(error);
    const { kind, other } = (error.value ?? {}) as { readonly kind?: string; readonly other?: string };
    if (kind === 'same') return t('conflict.same');
    if (kind === 'confusable') return t('conflict.confusable', { other: other ?? '' });
    return t('conflict.platform');
  };
};

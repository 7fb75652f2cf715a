import { useFormat } from '../../i18n/use-format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Operator } from '../access.api.ts';

/**
 * Returns a function that lists the second factors of an operator as text, such as the number of passkeys. For an
 * operator without a second factor, the text reports that there is none.
 */
export const useFactorsText = (): ((operator: Operator) => string) => {
  const t = useTexts('access');
  const format = useFormat();
  return ({ passkeys, hasTotp }) => {
    const names = [
      ...(passkeys > 0 ? [t('operators.passkeys', { count: passkeys })] : []),
      ...(hasTotp ? [t('operators.totp')] : []),
    ];
    return names.length > 0 ? format.list(names) : t('operators.noFactor');
  };
};

import { parseAmount } from '@livery/contract/money';
import { useMemo } from 'react';
import { useBrand } from '../brand/brand.ts';
import { createMoneyFormat, isolateAmount } from './format.ts';
import { useLanguage } from '../i18n/use-language.ts';

/**
 * Returns a function that formats an amount of money with a plus sign (credit) or a minus sign (debit). Zero has no
 * sign. The language determines the position of the sign.
 */
export const useSignedMoney = (): ((amount: string) => string) => {
  const { currency } = useBrand();
  const { bcp47 } = useLanguage();
  return useMemo(() => {
    const format = createMoneyFormat(bcp47, currency, { signDisplay: 'exceptZero' });
    // The amount is passed as a string because a number would round long amounts.
    return (amount) => isolateAmount(format.format(amount as `${number}`), bcp47);
  }, [bcp47, currency]);
};

export const getSign = (amount: string): 'plus' | 'minus' | 'none' => {
  const minor = parseAmount(amount);
  if (minor === 0) return 'none';
  return minor > 0 ? 'plus' : 'minus';
};

import { parseAmount } from '@livery/contract/money';
import { useMemo } from 'react';
import { useBrand } from '../brand/brand.ts';
import { isolateAmount } from './format.ts';
import { useLanguage } from '../i18n/use-language.ts';

/** Formats money with a sign, plus included, in the position that the language uses: for credits and debits. */
export const useSignedMoney = (): ((amount: string) => string) => {
  const { currency } = useBrand();
  const { bcp47 } = useLanguage();
  return useMemo(() => {
    const format = new Intl.NumberFormat(bcp47, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      signDisplay: 'exceptZero',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    // A decimal string keeps its digits where a number would round them.
    return (amount) => isolateAmount(format.format(amount as `${number}`));
  }, [bcp47, currency]);
};

/** Sign of an amount of the API: a gain, a loss or neither. */
export const getSign = (amount: string): 'plus' | 'minus' | 'none' => {
  const minor = parseAmount(amount);
  if (minor === 0) return 'none';
  return minor > 0 ? 'plus' : 'minus';
};

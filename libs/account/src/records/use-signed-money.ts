import { useBrand } from '@livery/kit/brand';
import { useLanguage } from '@livery/kit/use-language';
import { useMemo } from 'react';

/** Money with its sign where the language writes it, plus too: what came and what went. */
export const useSignedMoney = (): ((amount: string) => string) => {
  const { currency } = useBrand();
  const { bcp47 } = useLanguage();
  return useMemo(() => {
    const format = new Intl.NumberFormat(bcp47, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', signDisplay: 'exceptZero', minimumFractionDigits: 2, maximumFractionDigits: 2 });
    // A decimal string keeps its digits where a number would round them.
    return (amount) => format.format(amount as `${number}`);
  }, [bcp47, currency]);
};

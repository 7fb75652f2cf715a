import { useLanguage } from '@livery/kit/i18n/use-language';
import { useMemo } from 'react';

const decimals = 3;

/**
 * Returns a function that formats a price of the API, such as `9.850`, in the notation of the language. A price without
 * decimals is formatted without them.
 */
export const usePriceFormat = (): ((price: string) => string) => {
  const { bcp47 } = useLanguage();
  return useMemo(() => {
    const fractional = new Intl.NumberFormat(bcp47, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    const whole = new Intl.NumberFormat(bcp47);
    return (price) => (Number.isInteger(Number(price)) ? whole : fractional).format(Number(price));
  }, [bcp47]);
};

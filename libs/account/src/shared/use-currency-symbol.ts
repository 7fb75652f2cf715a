import { useBrand } from '@livery/kit/brand';
import { useLanguage } from '@livery/kit/i18n/use-language';

/** Returns the symbol of the brand's currency, e.g. `₱`. */
export const useCurrencySymbol = (): string => {
  const { currency } = useBrand();
  const { bcp47 } = useLanguage();
  const parts = new Intl.NumberFormat(bcp47, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value.replace(/[\u200e\u200f\u00a0]/g, '') ?? currency;
};

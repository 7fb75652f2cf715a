import { useBrand } from '@livery/kit/brand';
import { formatMoney, formatCompactNumber, formatCompactMoney } from '@livery/kit/format';
import { useLanguage } from '@livery/kit/i18n/use-language';

/** Digits that the header has room for, in letters of full size and in small ones. */
const maxDigits = { full: 10, small: 12.5 } as const;

interface CompactBalance {
  readonly text: string;
  readonly size: 'full' | 'small';
}

/** In digits: a point, a comma or a space takes half of one, an invisible mark of direction nothing. */
const measureDigits = (text: string): number =>
  text.replace(/[\u200e\u200f\u061c]/g, '').length - text.replace(/[^.,٫٬’\s]/g, '').length / 2;

/** Money in the fixed place that the header keeps for it: all of it, if need be in small letters, and a fortune abbreviated. The popover has every digit. */
export const useCompactBalance = (): ((amount: string) => CompactBalance) => {
  const { currency } = useBrand();
  const { bcp47 } = useLanguage();
  return (amount) => {
    for (const format of [formatMoney, formatCompactMoney]) {
      const text = format(amount, currency, bcp47);
      if (measureDigits(text) <= maxDigits.small)
        return { text, size: measureDigits(text) <= maxDigits.full ? 'full' : 'small' };
    }
    return { text: formatCompactNumber(amount, bcp47), size: 'small' };
  };
};

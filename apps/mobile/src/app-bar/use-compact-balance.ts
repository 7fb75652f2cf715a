import { useBrand } from '@livery/kit/brand';
import { formatMoney, formatCompactNumber, formatCompactMoney } from '@livery/kit/format';
import { useLanguage } from '@livery/kit/i18n/use-language';

/** Number of digits that fit in the header, in normal and in small text size. */
const maxDigits = { full: 10, small: 12.5 } as const;

interface CompactBalance {
  readonly text: string;
  readonly size: 'full' | 'small';
}

/**
 * Returns the width of a text in digits. A point, a comma or a space counts as half a digit, an invisible direction
 * mark as none.
 */
const measureDigits = (text: string): number =>
  text.replace(/[\u200e\u200f\u061c]/g, '').length - text.replace(/[^.,٫٬’\s]/g, '').length / 2;

/**
 * Formats money for the fixed width that the header reserves: in full if it fits, otherwise in small text, otherwise
 * abbreviated. The popover shows every digit.
 */
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

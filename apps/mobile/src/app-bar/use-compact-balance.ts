import { useBrand } from '@livery/kit/brand';
import { formatMoney, formatCompactNumber, formatCompactMoney } from '@livery/kit/format';
import { useLanguage } from '@livery/kit/i18n/use-language';

/** Maximum number of digits that fit in the header, by text size. `full` is the normal text size. */
const maxDigits = { full: 10, small: 12.5 } as const;

interface CompactBalance {
  readonly text: string;
  readonly size: 'full' | 'small';
}

/**
 * Returns the width of a formatted number, where the width of one digit is 1. A separator such as a comma counts as
 * 0.5. An invisible text direction mark counts as 0.
 */
const measureDigits = (text: string): number =>
  text.replace(/[\u200e\u200f\u061c]/g, '').length - text.replace(/[^.,٫٬’\s]/g, '').length / 2;

/**
 * Formats the balance for the fixed width of the header. Uses the first of these formats that fits: the full amount,
 * the full amount in small text, or an abbreviated amount. The balance popover shows all digits.
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

import { useBrand } from '@livery/kit/brand';
import { formatMoney, formatShortCount, formatShortMoney } from '@livery/kit/format';
import { useLanguage } from '@livery/kit/use-language';

/** Digits that the header has room for, in letters of full size and in small ones. */
const room = { full: 10, small: 12.5 } as const;

interface ChipMoney {
  readonly text: string;
  readonly size: 'full' | 'small';
}

/** In digits: a point, a comma or a space takes half of one, an invisible mark of direction nothing. */
const widthOf = (text: string): number =>
  text.replace(/[\u200e\u200f\u061c]/g, '').length - text.replace(/[^.,٫٬’\s]/g, '').length / 2;

/** Money in the fixed place that the header keeps for it: all of it, if need be in small letters, and a fortune abbreviated. The popover has every digit. */
export const useChipMoney = (): ((amount: string) => ChipMoney) => {
  const { currency } = useBrand();
  const { bcp47 } = useLanguage();
  return (amount) => {
    for (const format of [formatMoney, formatShortMoney]) {
      const text = format(amount, currency, bcp47);
      if (widthOf(text) <= room.small) return { text, size: widthOf(text) <= room.full ? 'full' : 'small' };
    }
    return { text: formatShortCount(amount, bcp47), size: 'small' };
  };
};

import { useBrand } from '../brand/brand.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { formatCount, formatDate, formatMoment, formatMoney } from './format.ts';

export interface Formats {
  readonly money: (amount: string, currency?: string) => string;
  readonly count: (count: number) => string;
  readonly date: (instant: string) => string;
  /** Day and time of day. */
  readonly moment: (instant: string) => string;
}

/** Formats in the page's language and the brand's currency and time zone. */
export const useFormat = (): Formats => {
  const { currency, timeZone } = useBrand();
  const { bcp47 } = useLanguage();
  return {
    money: (amount, of = currency) => formatMoney(amount, of, bcp47),
    count: (count) => formatCount(count, bcp47),
    date: (instant) => formatDate(instant, bcp47, timeZone),
    moment: (instant) => formatMoment(instant, bcp47, timeZone),
  };
};

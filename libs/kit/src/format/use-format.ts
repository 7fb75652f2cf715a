import { useBrand } from '../brand/brand.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { formatCount, formatDate, formatDateTime, formatMoney } from './format.ts';

export interface Formatters {
  readonly money: (amount: string, currency?: string) => string;
  readonly count: (count: number) => string;
  readonly date: (dateTime: string) => string;
  readonly dateTime: (dateTime: string) => string;
}

/** Returns functions that format values in the page's language and in the brand's currency and time zone. */
export const useFormat = (): Formatters => {
  const { currency, timeZone } = useBrand();
  const { bcp47 } = useLanguage();
  return {
    money: (amount, inCurrency = currency) => formatMoney(amount, inCurrency, bcp47),
    count: (count) => formatCount(count, bcp47),
    date: (dateTime) => formatDate(dateTime, bcp47, timeZone),
    dateTime: (dateTime) => formatDateTime(dateTime, bcp47, timeZone),
  };
};

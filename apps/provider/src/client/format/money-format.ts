import { getLocale } from './get-locale.ts';
import { ltr } from '../text/ltr.ts';

export interface MoneyFormat {
  /** Formats an amount with its currency, e.g. `₱12.50`. */
  readonly full: (minor: number) => string;
  /** Formats an amount without its currency, e.g. `12.50`. */
  readonly bare: (minor: number) => string;
  /** Formats an amount in a short form with at most one decimal, e.g. `50` or `2.5K`. Omits the currency. */
  readonly short: (minor: number) => string;
}

export const createMoneyFormat = (language: string, currency: string): MoneyFormat => {
  const locale = getLocale(language);
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const { maximumFractionDigits } = money.resolvedOptions();
  const digits = new Intl.NumberFormat(locale, { minimumFractionDigits: maximumFractionDigits, maximumFractionDigits });
  const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
  return {
    full: (minor) => ltr(money.format(minor / 100)),
    bare: (minor) => digits.format(minor / 100),
    short: (minor) => compact.format(minor / 100),
  };
};

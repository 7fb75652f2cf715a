import { getLocale } from './get-locale.ts';

export interface MoneyFormat {
  /** With the currency, e.g. `₱12.50`. */
  readonly full: (minor: number) => string;
  /** Number only, where the context shows the currency. */
  readonly bare: (minor: number) => string;
  /** Compact form for chips: `50`, `2K`. */
  readonly short: (minor: number) => string;
}

export const createMoneyFormat = (language: string, currency: string): MoneyFormat => {
  const locale = getLocale(language);
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const { maximumFractionDigits } = money.resolvedOptions();
  const digits = new Intl.NumberFormat(locale, { minimumFractionDigits: maximumFractionDigits, maximumFractionDigits });
  const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
  // An amount reads from left to right in every language. The isolates separate it from right-to-left text.
  return {
    full: (minor) => `\u2066${money.format(minor / 100)}\u2069`,
    bare: (minor) => digits.format(minor / 100),
    short: (minor) => compact.format(minor / 100),
  };
};

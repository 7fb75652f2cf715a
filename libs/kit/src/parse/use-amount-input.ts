import { formatAmount, parseAmount, type Minor } from '@livery/contract/money';
import { useMemo } from 'react';
import { useBrand } from '../brand/brand.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { parseAmountInput, toLatinDigits } from './parse-amount-input.ts';

/** Number of minor units in one whole unit. All amounts of the API have two decimals. */
const minorPerUnit = 100;
/** Matches a whole number, with or without separators between groups of three digits. */
const wholeNumber = /^(\d{1,11}|\d{1,3}([.,٬]\d{3}){1,3})$/;

/**
 * Converts the text of an amount in a currency without coins, such as the Vietnamese dong. A point or a comma is only
 * valid between groups of three digits: `100.000` is a hundred thousand. Returns undefined for decimals and other text.
 */
export const parseWholeAmountInput = (input: string): Minor | undefined => {
  const plain = toLatinDigits(input).replace(/\s/g, '');
  return wholeNumber.test(plain) ? parseAmount(plain.replace(/\D/g, '')) : undefined;
};

const roundDownToUnit = (amount: string): string =>
  formatAmount(Math.trunc(parseAmount(amount) / minorPerUnit) * minorPerUnit);

interface AmountInput {
  /** Converts the amount that the user has entered to minor units. Returns undefined for invalid input. */
  readonly parse: (input: string) => Minor | undefined;
  /**
   * Formats a decimal amount of the API as the user would type it, with the digits of the page's language. In a currency
   * without coins, the amount is rounded down.
   */
  readonly toInput: (amount: string) => string;
  /** Rounds a decimal amount down to an amount that can be paid in the currency. */
  readonly toPayable: (amount: string) => string;
  /** True if an amount in the brand's currency can have decimals. */
  readonly hasDecimals: boolean;
}

/** Returns functions for amounts that the user enters in the brand's currency. */
export const useAmountInput = (): AmountInput => {
  const { currency } = useBrand();
  const { bcp47 } = useLanguage();
  return useMemo(() => {
    const hasDecimals =
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits !== 0;
    const format = new Intl.NumberFormat(bcp47, {
      useGrouping: false,
      minimumFractionDigits: hasDecimals ? 2 : 0,
      maximumFractionDigits: hasDecimals ? 2 : 0,
      trailingZeroDisplay: 'stripIfInteger',
    });
    const toPayable = hasDecimals ? (amount: string) => amount : roundDownToUnit;
    return {
      parse: hasDecimals ? parseAmountInput : parseWholeAmountInput,
      toInput: (amount) => format.format(toPayable(amount) as `${number}`),
      toPayable,
      hasDecimals,
    };
  }, [currency, bcp47]);
};

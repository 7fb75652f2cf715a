import { formatAmount, type Minor } from '@livery/contract/money';
import { languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';

const formats = new Map<string, Intl.NumberFormat>();

/** Formats an amount in minor units with the digits, separators and currency sign of the language. */
export const formatMoney = (amount: Minor, currency: string, language: LanguageCode): string => {
  const key = `${language}/${currency}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(languageTable[language].bcp47, { style: 'currency', currency });
  formats.set(key, format);
  // The amount is passed as a decimal text, because large amounts would be rounded as floating-point numbers.
  return format.format(formatAmount(amount) as unknown as number);
};

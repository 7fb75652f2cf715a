import { languageTable } from '@livery/merchant/language-table';
import { type DemoText, mapDemoText } from '../demo-text.ts';

/**
 * Values that replace the placeholders `{name}` in a text. `money` is in minor units, `share` is in hundredths of a
 * percent, and `count` is an integer without a unit.
 */
export type Values = Readonly<
  Record<string, { readonly money: number } | { readonly share: number } | { readonly count: number }>
>;

const getLocale = (language: string): string => languageTable[language as keyof typeof languageTable].bcp47;

/** Formats a number with the digits and separators of the language. `language` is a language code of the API. */
export const formatCount = (count: number, language: string): string =>
  new Intl.NumberFormat(getLocale(language)).format(count);

/** Replaces the placeholders `{name}` in a text. The values are formatted for each language. */
export const fill = (word: DemoText, values: Values, currency: string): DemoText =>
  mapDemoText(word, (text, language) => {
    const locale = getLocale(language);
    const write = (name: string): string => {
      const value = values[name];
      if (!value) throw new Error(`A demo text contains {${name}}, for which no value is given`);
      if ('money' in value)
        return new Intl.NumberFormat(locale, {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          maximumFractionDigits: value.money % 100 === 0 ? 0 : 2,
        }).format(value.money / 100);
      if ('share' in value)
        return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
          value.share / 10_000,
        );
      return formatCount(value.count, language);
    };
    return text.replace(/\{(\w+)\}/g, (_, name: string) => write(name)).replaceAll('.\u200f.', '.\u200f');
  });

/** Converts texts to an ordered HTML list with one item for each text. Returns one such list for each language. */
export const toOrderedList = (items: readonly DemoText[]): Partial<DemoText> =>
  Object.fromEntries(
    Object.keys(items[0] ?? {}).map((language) => [
      language,
      `<ol>${items.map((item) => `<li>${item[language] ?? item.EN}</li>`).join('')}</ol>`,
    ]),
  );

export const toParagraph = (text: DemoText): DemoText => mapDemoText(text, (content) => `<p>${content}</p>`);

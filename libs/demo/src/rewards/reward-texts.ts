import { type LocalizedText, type TextLanguage, textLanguages, type Translations } from '../localized-text.ts';

const locales: Readonly<Record<TextLanguage, string>> = {
  EN: 'en',
  VI: 'vi',
  ES: 'es-MX',
  PT: 'pt-BR',
  TY: 'fil',
  AR: 'ar',
  FA: 'fa',
};

/**
 * Values that replace the placeholders `{name}` in a text. `money` is in minor units, `share` is in hundredths of a
 * percent, and `count` is a plain number.
 */
export type Values = Readonly<
  Record<string, { readonly money: number } | { readonly share: number } | { readonly count: number }>
>;

/** Replaces the placeholders `{name}` in a text. The values are formatted for each language. */
export const fill = (word: LocalizedText, values: Values, currency: string): Translations =>
  Object.fromEntries(
    textLanguages.map((language, column) => {
      const locale = locales[language];
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
        return new Intl.NumberFormat(locale).format(value.count);
      };
      return [
        language,
        (word[column] as string)
          .replace(/\{(\w+)\}/g, (_, name: string) => write(name))
          .replaceAll('.\u200f.', '.\u200f'),
      ];
    }),
  );

/** Creates an ordered HTML list from texts, one list per language. */
export const toOrderedList = (items: readonly Translations[]): Translations =>
  Object.fromEntries(
    textLanguages.map((language) => [
      language,
      `<ol>${items.map((item) => `<li>${item[language] ?? ''}</li>`).join('')}</ol>`,
    ]),
  );

export const toParagraph = (text: Translations): Translations =>
  Object.fromEntries(Object.entries(text).map(([language, content]) => [language, `<p>${content}</p>`]));

import { languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Translations } from './translations.ts';

/** All language codes of the API. */
export const languageCodes = Object.keys(languageTable) as readonly LanguageCode[];

const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(languageTable, code);

const getBaseLanguage = (code: LanguageCode): string => languageTable[code].bcp47.split('-')[0] as string;

/**
 * Each language with the languages that have the same base, for example TL and TY, or TW and CN. The language itself is
 * the first one.
 */
const relatives = new Map<string, readonly LanguageCode[]>(
  languageCodes.map((code) => [
    code,
    [code, ...languageCodes.filter((other) => other !== code && getBaseLanguage(other) === getBaseLanguage(code))],
  ]),
);

/**
 * Returns the languages in which to look for a text, the best one first: the requested language, languages with the
 * same base, the brand's default language, English. An unknown language code is ignored, because a stored code can be
 * from an older version.
 */
export const getFallbackLanguages = (
  language: string,
  brand?: Pick<Merchant, 'languages'>,
): readonly LanguageCode[] => {
  const brandDefault = brand?.languages[0];
  return [
    ...new Set<LanguageCode>([
      ...(isLanguage(language) ? (relatives.get(language) ?? []) : []),
      ...(brandDefault ? [brandDefault] : []),
      'EN',
    ]),
  ];
};

/**
 * Returns the text in the requested language, or in another language with the same base. Returns undefined if there is
 * none.
 */
export const findInLanguage = (texts: Translations, language: string): string | undefined =>
  relatives
    .get(language)
    ?.map((code) => texts[code])
    .find((text) => text !== undefined);

/**
 * Returns the text in the first language of `getFallbackLanguages` that has a text. Returns undefined if none has one.
 */
export const findText = (
  texts: Translations,
  language: string,
  brand?: Pick<Merchant, 'languages'>,
): string | undefined =>
  getFallbackLanguages(language, brand)
    .map((code) => texts[code])
    .find((text) => text !== undefined);

/**
 * Like `findText`, but if no text is found, returns the text of any other language, or an empty string if there are no
 * texts.
 */
export const localizeText = (texts: Translations, language: string, brand?: Pick<Merchant, 'languages'>): string =>
  findText(texts, language, brand) ?? Object.values(texts).find((text) => text !== undefined) ?? '';

import { languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Translations } from './translations.ts';

/** Codes of all languages in `languageTable`, such as EN. The API uses these codes. */
export const languageCodes = Object.keys(languageTable) as readonly LanguageCode[];

const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(languageTable, code);

const getBaseLanguage = (code: LanguageCode): string => languageTable[code].bcp47.split('-')[0] as string;

/**
 * Variants of each language by language code, for example TL and TY, or TW and CN. The list of a code begins with the
 * code itself.
 */
const relatives = new Map<string, readonly LanguageCode[]>(
  languageCodes.map((code) => [
    code,
    [code, ...languageCodes.filter((other) => other !== code && getBaseLanguage(other) === getBaseLanguage(code))],
  ]),
);

/**
 * Returns the languages in which to look for a text, the best language first. The order is: the requested language,
 * variants of the same language, the brand's default language, English. An unknown language code is ignored, because
 * a stored code can be from an older version.
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
 * Returns the text in the requested language, or in a variant of the same language. Returns undefined if there is no
 * such text.
 */
export const findInLanguage = (texts: Translations, language: string): string | undefined =>
  relatives
    .get(language)
    ?.map((code) => texts[code])
    .find((text) => text !== undefined);

/**
 * Returns the text in the first language of `getFallbackLanguages` that has a text. Returns undefined if no language
 * has a text.
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
 * Returns the text that `findText` finds. If `findText` finds no text, returns the text of any other language.
 * Returns an empty string if there are no texts.
 */
export const localizeText = (texts: Translations, language: string, brand?: Pick<Merchant, 'languages'>): string =>
  findText(texts, language, brand) ?? Object.values(texts).find((text) => text !== undefined) ?? '';

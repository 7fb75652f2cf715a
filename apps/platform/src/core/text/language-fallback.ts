import { languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Translations } from './translations.ts';

/** All language codes of the API. */
export const languageCodes = Object.keys(languageTable) as readonly LanguageCode[];

const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(languageTable, code);

const getBaseLanguage = (code: LanguageCode): string => languageTable[code].bcp47.split('-')[0] as string;

/** Each language, followed by those with the same base, such as TL and TY, or TW and CN. */
const relatives = new Map<string, readonly LanguageCode[]>(
  languageCodes.map((code) => [
    code,
    [code, ...languageCodes.filter((other) => other !== code && getBaseLanguage(other) === getBaseLanguage(code))],
  ]),
);

/**
 * Languages in which a text is searched, best first: the requested language, languages with the same base, the brand's
 * default, English. An unknown code is ignored, because stored codes may come from an older version.
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

/** Returns the text in the requested language, or in another language with the same base. */
export const findInLanguage = (texts: Translations, language: string): string | undefined =>
  relatives
    .get(language)
    ?.map((code) => texts[code])
    .find((text) => text !== undefined);

/** Returns the text in the first language of `getFallbackLanguages` that has one. */
export const findText = (
  texts: Translations,
  language: string,
  brand?: Pick<Merchant, 'languages'>,
): string | undefined =>
  getFallbackLanguages(language, brand)
    .map((code) => texts[code])
    .find((text) => text !== undefined);

/** Like `findText`, but returns the text of any language if none of them has one, and an empty text for no texts. */
export const localizeText = (texts: Translations, language: string, brand?: Pick<Merchant, 'languages'>): string =>
  findText(texts, language, brand) ?? Object.values(texts).find((text) => text !== undefined) ?? '';

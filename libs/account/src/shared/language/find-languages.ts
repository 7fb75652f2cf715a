import { normalizeSearchText } from '@livery/kit/text/normalize-search-text';
import { languageTable } from '@livery/merchant/language-table';
import type { BrandLanguage } from '@livery/merchant/languages';

/**
 * Returns the names of a language in English and in the page's language. On a French page, for example, Spanish has the
 * names `["Spanish", "espagnol"]`.
 */
type ForeignNames = (language: BrandLanguage) => readonly string[];

/**
 * Creates a function that returns the names of a language in English and in the page's language. The names come from
 * the browser. `pageLanguage` is a BCP 47 tag.
 */
export const createForeignNames = (pageLanguage: string): ForeignNames => {
  const tables = ['en', pageLanguage].map(
    (language) => new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }),
  );
  return ({ bcp47 }) => tables.map((table) => table.of(bcp47)).filter((name) => name !== undefined);
};

/**
 * Returns the rank of a language in the search results. A lower rank is shown first.
 * - 0: the code of the language equals the search text.
 * - 1: a name starts with the search text.
 * - 2: a later word of a name starts with the search text.
 * - 3: a name contains the search text.
 * - Infinity: no match.
 */
const rank = ({ code, bcp47 }: BrandLanguage, foreign: readonly string[], wanted: string): number => {
  if ([code, bcp47].some((tag) => tag.toLowerCase() === wanted)) return 0;
  const names = [languageTable[code].name, ...foreign].map(normalizeSearchText);
  if (names.some((each) => each.startsWith(wanted))) return 1;
  if (names.some((each) => each.split(/[\s(]+/).some((word) => word.startsWith(wanted)))) return 2;
  return names.some((each) => each.includes(wanted)) ? 3 : Infinity;
};

/**
 * Finds languages by their codes and names: own name, English name and name in the page's language. Case and
 * diacritics make no difference. The best results are first. An empty search returns all languages in their original
 * order.
 */
export const findLanguages = (
  languages: readonly BrandLanguage[],
  search: string,
  getForeignNames: ForeignNames,
): readonly BrandLanguage[] => {
  const wanted = normalizeSearchText(search.trim());
  if (wanted === '') return languages;
  return languages
    .map((language) => ({ language, place: rank(language, getForeignNames(language), wanted) }))
    .filter(({ place }) => place !== Infinity)
    .sort((one, other) => one.place - other.place)
    .map(({ language }) => language);
};

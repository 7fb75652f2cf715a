import { languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';

const entries = Object.entries(languageTable) as [LanguageCode, { readonly bcp47: string; readonly name: string }][];
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const englishNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Returns the language codes that a person probably means. The text can be the code in another case, an ISO 639 or BCP
 * 47 code, an ISO 3166 country code, or the name of a language. Codes with similar letters are not suggested, because
 * they are usually wrong. For example, `BR` differs from the language code `UR` in one letter, but means Brazil.
 */
export function suggestLanguages(typed: string): readonly LanguageCode[] {
  const text = typed.trim().slice(0, 40);
  const exact = entries.filter(([code]) => code === text.toUpperCase());
  const found = [exact, findByTag(text), findByName(text), findByCountry(text)].find((list) => list.length > 0) ?? [];
  return found.map(([code]) => code);
}

function findByTag(text: string) {
  const wanted = toLocale(text.replace('_', '-'));
  if (wanted === undefined) return [];
  const same = entries.filter(([, { bcp47 }]) => {
    const locale = new Intl.Locale(bcp47).maximize();
    return locale.language === wanted.language && locale.script === wanted.script;
  });
  return same.length > 0 ? same : entries.filter(([, { bcp47 }]) => toLocale(bcp47)?.language === wanted.language);
}

function findByName(text: string) {
  const name = text.toLowerCase();
  return entries.filter(
    ([, entry]) => entry.name.toLowerCase() === name || englishNames.of(entry.bcp47)?.toLowerCase() === name,
  );
}

/** Finds the most likely language of a country in the data of Unicode, such as Portuguese for Brazil. */
function findByCountry(text: string) {
  const region = text.toUpperCase();
  const isCountry = /^[A-Z]{2}$/.test(region) && countryNames.of(region) !== undefined;
  return isCountry ? findByTag(toLocale(`und-${region}`)?.language ?? '') : [];
}

function toLocale(tag: string): Intl.Locale | undefined {
  try {
    const locale = new Intl.Locale(tag).maximize();
    // `maximize` adds the most likely script to a language that Unicode contains. If the script is still missing, the
    // language is unknown.
    return locale.script === undefined ? undefined : locale;
  } catch {
    return undefined;
  }
}

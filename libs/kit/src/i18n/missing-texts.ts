import type { LanguageCode } from '@livery/merchant/languages';
import type { i18n } from 'i18next';

const english = 'en';

/** Keys that were asked for and lacked, by `language|namespace:key`, with how often. */
export const missingTexts = new Map<string, number>();

const countMissing = (missing: string): void => void missingTexts.set(missing, (missingTexts.get(missing) ?? 0) + 1);

/** A language that has no texts of its own yet is said in English: its namespaces are counted as wholes. */
export const countUntranslated = (code: LanguageCode, namespace: string): void => countMissing(`${code}|${namespace}:*`);

/** Counts a key that the languages lack, and has it said in English: fetched only now that it is needed, and drawn when it is there. */
export const noteMissing = (texts: i18n, languages: readonly string[], namespace: string, key: string): void => {
  for (const language of languages) countMissing(`${language}|${namespace}:${key}`);
  if (texts.options.fallbackLng) return;
  texts.options.fallbackLng = [english];
  texts.services.languageUtils.options = texts.options;
  const namespaces = new Set([...[texts.options.ns ?? []].flat(), namespace]);
  void texts.reloadResources([english], [...namespaces]).then(() => texts.emit('languageChanged', texts.language));
};

import type { LanguageCode } from '@livery/merchant/languages';
import type { i18n } from 'i18next';

const english = 'en';

/** Between two attempts at texts that did not come: at first, and at most. Milliseconds. */
const againMs = { first: 3000, most: 60_000 };

/** Keys that were asked for and lacked, by `language|namespace:key`, with how often. */
export const missingTexts = new Map<string, number>();

const countMissing = (missing: string): void => void missingTexts.set(missing, (missingTexts.get(missing) ?? 0) + 1);

/** A language that has no texts of its own yet is said in English: its namespaces are counted as wholes. */
export const countUntranslated = (code: LanguageCode, namespace: string): void =>
  countMissing(`${code}|${namespace}:*`);

/** Counts a key that the languages lack, and has it said in English: fetched only now that it is needed, and drawn when it is there. */
export const noteMissing = (texts: i18n, languages: readonly string[], namespace: string, key: string): void => {
  for (const language of languages) {
    countMissing(`${language}|${namespace}:${key}`);
    if (!texts.hasResourceBundle(language, namespace)) insistOn(texts, language, namespace);
  }
  if (texts.options.fallbackLng) return;
  texts.options.fallbackLng = [english];
  texts.services.languageUtils.options = texts.options;
  const namespaces = new Set([...[texts.options.ns ?? []].flat(), namespace]);
  void texts.reloadResources([english], [...namespaces]).then(() => drawAnew(texts));
};

const drawAnew = (texts: i18n): void => texts.emit('languageChanged', texts.language);

const under = new Set<string>();

/** A namespace of which nothing came lacks every key: it is asked for until it is here, and drawn then. */
const insistOn = (texts: i18n, language: string, namespace: string): void => {
  const name = `${language}|${namespace}`;
  if (under.has(name)) return;
  under.add(name);
  const ask = async (wait: number): Promise<void> => {
    await texts.reloadResources([language], [namespace]);
    if (!texts.hasResourceBundle(language, namespace))
      return void setTimeout(() => void ask(Math.min(wait * 2, againMs.most)), wait);
    under.delete(name);
    drawAnew(texts);
  };
  void ask(againMs.first);
};

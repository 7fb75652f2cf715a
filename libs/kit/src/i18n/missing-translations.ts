import type { LanguageCode } from '@livery/merchant/languages';
import type { i18n } from 'i18next';

const english = 'en';

/** Between two attempts at texts that did not come: at first, and at most. Milliseconds. */
const retryDelayMs = { min: 3000, max: 60_000 };

/** Keys that were asked for and lacked, by `language|namespace:key`, with how often. */
export const missingTranslations = new Map<string, number>();

const countMissingKey = (missing: string): void =>
  void missingTranslations.set(missing, (missingTranslations.get(missing) ?? 0) + 1);

/** A language that has no texts of its own yet is said in English: its namespaces are counted as wholes. */
export const reportMissingLanguage = (code: LanguageCode, namespace: string): void =>
  countMissingKey(`${code}|${namespace}:*`);

/** Counts a key that the languages lack, and has it said in English: fetched only now that it is needed, and drawn when it is there. */
export const reportMissingKey = (
  instance: i18n,
  languages: readonly string[],
  namespace: string,
  key: string,
): void => {
  for (const language of languages) {
    countMissingKey(`${language}|${namespace}:${key}`);
    if (!instance.hasResourceBundle(language, namespace)) retryNamespace(instance, language, namespace);
  }
  if (instance.options.fallbackLng) return;
  instance.options.fallbackLng = [english];
  instance.services.languageUtils.options = instance.options;
  const namespaces = new Set([...[instance.options.ns ?? []].flat(), namespace]);
  void instance.reloadResources([english], [...namespaces]).then(() => rerender(instance));
};

const rerender = (instance: i18n): void => instance.emit('languageChanged', instance.language);

const pendingNamespaces = new Set<string>();

/** A namespace of which nothing came lacks every key: it is asked for until it is here, and drawn then. */
const retryNamespace = (instance: i18n, language: string, namespace: string): void => {
  const name = `${language}|${namespace}`;
  if (pendingNamespaces.has(name)) return;
  pendingNamespaces.add(name);
  const attempt = async (wait: number): Promise<void> => {
    await instance.reloadResources([language], [namespace]);
    if (!instance.hasResourceBundle(language, namespace))
      return void setTimeout(() => void attempt(Math.min(wait * 2, retryDelayMs.max)), wait);
    pendingNamespaces.delete(name);
    rerender(instance);
  };
  void attempt(retryDelayMs.min);
};

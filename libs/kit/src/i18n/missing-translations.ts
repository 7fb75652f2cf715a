import type { LanguageCode } from '@livery/merchant/languages';
import type { i18n } from 'i18next';

const english = 'en';

/** Shortest and longest delay between two attempts to load missing translations, in milliseconds. */
const retryDelayMs = { min: 3000, max: 60_000 };

/**
 * Number of times that the page needed each text that has no translation. The map key is `language|namespace:key`. If a
 * whole namespace is missing, its key is `*`.
 */
export const missingTranslations = new Map<string, number>();

const countMissingKey = (missing: string): void =>
  void missingTranslations.set(missing, (missingTranslations.get(missing) ?? 0) + 1);

/**
 * Counts a complete namespace as missing. Call it when the language has no translation of the namespace. The page then
 * shows English texts.
 */
export const reportMissingLanguage = (code: LanguageCode, namespace: string): void =>
  countMissingKey(`${code}|${namespace}:*`);

/**
 * Counts a key without a translation. Loads the English texts, and then renders the page again, so that it shows the
 * English text instead of the key.
 */
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

/** Repeats the load of a namespace until it succeeds, and then renders the page again. */
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

import type { BrandLanguage, LanguageCode } from '@livery/merchant/languages';
import type { BrandRuntime } from '@livery/merchant/runtime';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { deviceStorage } from '../storage/storage.ts';
import { deferTranslations } from './deferred-translations.ts';

export type Translations = Readonly<Record<string, unknown>>;
/**
 * Function that loads the translations of one namespace in one language. The build contains a separate file for each
 * pair of language and namespace.
 */
export type TranslationLoader = (code: LanguageCode, namespace: string) => Promise<Translations>;
/** Returns the translations of a namespace that are inlined in the page, or undefined if there are none. */
export type InlineTranslations = (code: LanguageCode, namespace: string) => Translations | undefined;

export const languageStorageKey = 'livery.language';

const findLanguage = ({ languages }: BrandRuntime, code: string | null) =>
  languages.find((language) => language.code === code);
const getDefaultLanguage = (brand: BrandRuntime): BrandLanguage =>
  findLanguage(brand, brand.defaultLanguage) ?? brand.languages[0]!;

/** Language of the page at its start: the stored choice of the member, or the brand's default. */
export const initialLanguage = (brand: BrandRuntime): BrandLanguage =>
  findLanguage(brand, deviceStorage.get(languageStorageKey)) ?? getDefaultLanguage(brand);

/**
 * Replaces two full stops at the end of a sentence by one full stop. The dirham sign `د.إ.` ends in a full stop, so a
 * sentence that ends in this sign would have two full stops.
 */
const collapseFullStops = {
  type: 'postProcessor' as const,
  name: 'one-stop',
  process: (text: string) => text.replaceAll('.\u200f.', '.\u200f'),
};

/**
 * Starts the translations, and resolves when all `namespaces` (translation files) are loaded in the page's language. If
 * the page's HTML contains texts of a namespace, the namespace counts as loaded, and `loadDeferredTranslations` loads
 * its other texts later. A failed load is repeated up to three times. After that, the page uses the brand's default
 * language.
 */
export const startI18n = async (
  brand: BrandRuntime,
  load: TranslationLoader,
  namespaces: readonly string[],
  readInlineTranslations?: InlineTranslations,
): Promise<i18n> => {
  const toLanguageCode = (bcp47: string): LanguageCode =>
    brand.languages.find((language) => language.bcp47 === bcp47)?.code ?? 'EN';
  const instance = i18next.createInstance();
  await instance
    .use(initReactI18next)
    .use(collapseFullStops)
    .use({
      type: 'backend',
      read: (bcp47: string, namespace: string, done: (error: unknown, texts: unknown) => void) => {
        const code = toLanguageCode(bcp47);
        const add = (texts: Translations) => instance.addResourceBundle(bcp47, namespace, texts, true, true);
        const loadAll = async () => {
          add(await load(code, namespace));
          const { textOverrides } = brand;
          if (textOverrides)
            add(
              await import('./brand-overrides.ts').then((module) =>
                module.toNestedOverrides(textOverrides, code, namespace),
              ),
            );
        };
        const inlineTexts = readInlineTranslations?.(code, namespace);
        if (inlineTexts) deferTranslations(loadAll);
        const ready = inlineTexts ? Promise.resolve(add(inlineTexts)) : loadAll();
        // i18next repeats a failed load only if the callback gets data together with the error.
        ready.then(
          () => done(null, {}),
          (error: unknown) => done(error, {}),
        );
      },
    })
    .init({
      lng: initialLanguage(brand).bcp47,
      load: 'currentOnly',
      // With `false`, i18next starts these loads during `init` and not later. So a call of `loadDeferredTranslations`
      // directly after `init` waits for them.
      initAsync: false,
      fallbackLng: false,
      ns: [...namespaces],
      defaultNS: 'shell',
      partialBundledLanguages: true,
      maxRetries: 3,
      interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
      postProcess: collapseFullStops.name,
      saveMissing: true,
      missingKeyHandler: (languages: readonly string[], namespace: string, key: string) =>
        void import('./missing-translations.ts').then(
          (missing) => missing.reportMissingKey(instance, languages, namespace, key),
          () => undefined,
        ),
      react: { useSuspense: true },
    });
  // The prerendered page has texts in the brand's default language. If the translations of the member's language cannot
  // be loaded, the page stays in the default language. The member's choice stays stored, so the next visit uses it
  // again.
  if (!namespaces.every((namespace) => instance.hasResourceBundle(instance.language, namespace)))
    await instance.changeLanguage(getDefaultLanguage(brand).bcp47);
  applyLanguage(brand, instance.language);
  instance.on('languageChanged', (bcp47) => applyLanguage(brand, bcp47));
  return instance;
};

/**
 * Sets `lang` and `dir` of the document. The browser uses them for the text direction, the line breaks and the line
 * height.
 */
const applyLanguage = (brand: BrandRuntime, bcp47: string): void => {
  const language = brand.languages.find((each) => each.bcp47 === bcp47);
  if (!language) return;
  const { documentElement: root } = document;
  root.lang = bcp47;
  root.dir = language.dir;
};

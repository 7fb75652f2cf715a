import type { BrandLanguage, LanguageCode } from '@livery/merchant/languages';
import type { BrandRuntime } from '@livery/merchant/runtime';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { deviceStorage } from '../storage/storage.ts';
import { deferTranslations } from './deferred-translations.ts';

export type Translations = Readonly<Record<string, unknown>>;
/** Brings the texts of one namespace in one language: a chunk each. */
export type TranslationLoader = (code: LanguageCode, namespace: string) => Promise<Translations>;
/** The part of a namespace that stands in the page. */
export type InlineTranslations = (code: LanguageCode, namespace: string) => Translations | undefined;

/** Where the device remembers what the member chose. */
export const languageStorageKey = 'livery.language';

const findLanguage = ({ languages }: BrandRuntime, code: string | null) =>
  languages.find((language) => language.code === code);
const getDefaultLanguage = (brand: BrandRuntime): BrandLanguage =>
  findLanguage(brand, brand.defaultLanguage) ?? brand.languages[0]!;

/** The language in which the app opens: what the member chose, or the brand's default. */
export const initialLanguage = (brand: BrandRuntime): BrandLanguage =>
  findLanguage(brand, deviceStorage.get(languageStorageKey)) ?? getDefaultLanguage(brand);

/** An abbreviation that ends a sentence brings the full stop with it: the currency of the Emirates is written `د.إ.`. */
const collapseFullStops = {
  type: 'postProcessor' as const,
  name: 'one-stop',
  process: (text: string) => text.replaceAll('.\u200f.', '.\u200f'),
};

/**
 * Starts the texts of the app. Resolves when `namespaces` are there in the opening language, as far as the page carries
 * them or else whole; `restOfTexts` brings what it left out. Texts that do not come are asked for four times.
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
        // With texts beside the error it is tried again, and later by whoever needs it next.
        ready.then(
          () => done(null, {}),
          (error: unknown) => done(error, {}),
        );
      },
    })
    .init({
      lng: initialLanguage(brand).bcp47,
      load: 'currentOnly',
      // Asks for the texts at once, so that whoever waits for the rest of them knows of it.
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
  // Rather the brand's language, whose first words stand in the page, than one whose texts cannot be had; the choice stays for the next visit.
  if (!namespaces.every((namespace) => instance.hasResourceBundle(instance.language, namespace)))
    await instance.changeLanguage(getDefaultLanguage(brand).bcp47);
  applyLanguage(brand, instance.language);
  instance.on('languageChanged', (bcp47) => applyLanguage(brand, bcp47));
  return instance;
};

/** Tells the document the language, and with it direction, breaking rules and leading. */
const applyLanguage = (brand: BrandRuntime, bcp47: string): void => {
  const language = brand.languages.find((each) => each.bcp47 === bcp47);
  if (!language) return;
  const { documentElement: root } = document;
  root.lang = bcp47;
  root.dir = language.dir;
};

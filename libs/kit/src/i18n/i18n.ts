import type { BrandLanguage, LanguageCode } from '@livery/merchant/languages';
import type { BrandRuntime } from '@livery/merchant/runtime';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { deviceStorage } from '../storage/storage.ts';
import { leaveForLater } from './rest-of-texts.ts';

export type Texts = Readonly<Record<string, unknown>>;
/** Brings the texts of one namespace in one language: a chunk each. */
export type LoadTexts = (code: LanguageCode, namespace: string) => Promise<Texts>;
/** The part of a namespace that stands in the page. */
export type PageTexts = (code: LanguageCode, namespace: string) => Texts | undefined;

/** Where the device remembers what the member chose. */
export const chosenKey = 'livery.language';

const languageOf = ({ languages }: BrandRuntime, code: string | null) =>
  languages.find((language) => language.code === code);
const defaultOf = (brand: BrandRuntime): BrandLanguage =>
  languageOf(brand, brand.defaultLanguage) ?? brand.languages[0]!;

/** The language in which the app opens: what the member chose, or the brand's default. */
export const openingLanguage = (brand: BrandRuntime): BrandLanguage =>
  languageOf(brand, deviceStorage.get(chosenKey)) ?? defaultOf(brand);

/** An abbreviation that ends a sentence brings the full stop with it: the currency of the Emirates is written `د.إ.`. */
const oneStop = {
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
  load: LoadTexts,
  namespaces: readonly string[],
  inPage?: PageTexts,
): Promise<i18n> => {
  const codeOf = (bcp47: string): LanguageCode =>
    brand.languages.find((language) => language.bcp47 === bcp47)?.code ?? 'EN';
  const instance = i18next.createInstance();
  await instance
    .use(initReactI18next)
    .use(oneStop)
    .use({
      type: 'backend',
      read: (bcp47: string, namespace: string, done: (error: unknown, texts: unknown) => void) => {
        const code = codeOf(bcp47);
        const add = (texts: Texts) => instance.addResourceBundle(bcp47, namespace, texts, true, true);
        const whole = async () => {
          add(await load(code, namespace));
          const { textOverrides } = brand;
          if (textOverrides)
            add(await import('./overrides.ts').then((own) => own.overridesOf(textOverrides, code, namespace)));
        };
        const part = inPage?.(code, namespace);
        if (part) leaveForLater(whole);
        const ready = part ? Promise.resolve(add(part)) : whole();
        // With texts beside the error it is tried again, and later by whoever needs it next.
        ready.then(
          () => done(null, {}),
          (error: unknown) => done(error, {}),
        );
      },
    })
    .init({
      lng: openingLanguage(brand).bcp47,
      load: 'currentOnly',
      // Asks for the texts at once, so that whoever waits for the rest of them knows of it.
      initAsync: false,
      fallbackLng: false,
      ns: [...namespaces],
      defaultNS: 'shell',
      partialBundledLanguages: true,
      maxRetries: 3,
      interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
      postProcess: oneStop.name,
      saveMissing: true,
      missingKeyHandler: (languages: readonly string[], namespace: string, key: string) =>
        void import('./missing-texts.ts').then(
          (missing) => missing.noteMissing(instance, languages, namespace, key),
          () => undefined,
        ),
      react: { useSuspense: true },
    });
  // Rather the brand's language, whose first words stand in the page, than one whose texts cannot be had; the choice stays for the next visit.
  if (!namespaces.every((namespace) => instance.hasResourceBundle(instance.language, namespace)))
    await instance.changeLanguage(defaultOf(brand).bcp47);
  showLanguage(brand, instance.language);
  instance.on('languageChanged', (bcp47) => showLanguage(brand, bcp47));
  return instance;
};

/** Tells the document the language, and with it direction, breaking rules and leading. */
const showLanguage = (brand: BrandRuntime, bcp47: string): void => {
  const language = brand.languages.find((each) => each.bcp47 === bcp47);
  if (!language) return;
  const { documentElement: root } = document;
  root.lang = bcp47;
  root.dir = language.dir;
};

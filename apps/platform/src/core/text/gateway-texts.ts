import { existsSync, readFileSync } from 'node:fs';
import { languageTable } from '@livery/merchant/language-table';
import type { Direction, LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { createInstance } from 'i18next';
import type english from './locales/EN.json';
import { isolateText } from './bidi.ts';
import { getFallbackLanguages, languageCodes } from './language-fallback.ts';
import type { Translations } from './translations.ts';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Stem<Key extends string> = Key extends `${infer Name}_${PluralForm}` ? Name : Key;
type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Stem<Key> : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** Key of a text of the gateway. The keys are those of `locales/EN.json`, without the suffix of the plural form. */
export type TextKey = KeysOf<typeof english>;

/**
 * Values of the placeholders of a text. A `count` chooses the plural form and is written in the digits of the language.
 * A text is isolated from its surroundings in right-to-left languages.
 */
export type TextValues = Readonly<Record<string, string | { readonly count: number }>>;

interface TranslateOptions {
  /** Brand, whose default language is used if the requested language has no texts. */
  readonly brand?: Pick<Merchant, 'languages'>;
  /** Function that is applied to each value, such as `escapeHtml`. */
  readonly escape?: (value: string) => string;
}

const folder = new URL('./locales/', import.meta.url);
const getFile = (code: LanguageCode): URL => new URL(`${code}.json`, folder);

// TypeScript applies the keys of the app to every instance of i18next. The gateway has its own keys.
interface Texts {
  readonly init: (options: Readonly<Record<string, unknown>>) => unknown;
  readonly t: (key: string, options: Readonly<Record<string, unknown>>) => string;
  readonly addResourceBundle: (bcp47: string, namespace: string, texts: unknown) => unknown;
}
const instance = createInstance() as unknown as Texts;
const namespace = 'gateway';
instance.init({
  resources: {},
  ns: [namespace],
  defaultNS: namespace,
  lng: 'en',
  load: 'currentOnly',
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  missingInterpolationHandler: (text: string, [placeholder]: readonly string[]) => {
    throw new Error(`The text "${text}" contains ${placeholder}, for which no value is given`);
  },
});

const loaded = new Map<LanguageCode, boolean>();
/** Loads the texts of a language at the first use. Returns false if the language has no file of its own. */
const load = (code: LanguageCode): boolean => {
  const known = loaded.get(code);
  if (known !== undefined) return known;
  const file = getFile(code);
  const exists = existsSync(file);
  if (exists)
    instance.addResourceBundle(languageTable[code].bcp47, namespace, JSON.parse(readFileSync(file, 'utf8')) as unknown);
  loaded.set(code, exists);
  return exists;
};

const onlyDigits = /^\d+$/;

/**
 * Returns the text in the requested language, or else in the first language of `getFallbackLanguages` that has a file.
 * Throws if a placeholder has no value.
 */
export const translate = (
  key: TextKey,
  language: string,
  values: TextValues = {},
  { brand, escape = String }: TranslateOptions = {},
): string => {
  const code = getFallbackLanguages(language, brand).find(load) ?? 'EN';
  const { bcp47, dir }: { readonly bcp47: string; readonly dir?: Direction } = languageTable[code];
  const prepare = (value: string): string =>
    // A number without signs keeps its order, and a code of a message can be copied only without invisible marks.
    dir === 'rtl' && !onlyDigits.test(value) ? isolateText(escape(value)) : escape(value);
  const counted = Object.values(values).find((value) => typeof value === 'object');
  const text = instance.t(key, {
    ...Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? prepare(value) : new Intl.NumberFormat(bcp47).format(value.count),
      ]),
    ),
    ...(counted && { count: counted.count }),
    lng: bcp47,
    // A member's name may contain the syntax of a reference to another text.
    nest: false,
  });
  // The dirham sign ends in a full stop, so a sentence that ends in the sign would have two.
  return text.replaceAll('.\u200f\u2069.', '.\u200f\u2069');
};

/** Returns the text in every language, for content that is stored and read later in the language of the reader. */
export const translateToAll = (
  key: TextKey,
  getValues: (language: LanguageCode) => TextValues = () => ({}),
  options?: TranslateOptions,
): Translations =>
  Object.fromEntries(languageCodes.map((code) => [code, translate(key, code, getValues(code), options)]));

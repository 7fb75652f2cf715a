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

/**
 * Key of a text in `locales/EN.json`: its path in the file, with dots between the parts. The suffix of a plural form,
 * such as `_one`, is not part of the key.
 */
export type TextKey = KeysOf<typeof english>;

/**
 * Values of the placeholders of a text. A `count` selects the plural form and is formatted for the language. In
 * right-to-left languages, a text value is isolated from the text around it.
 */
export type TextValues = Readonly<Record<string, string | { readonly count: number }>>;

interface TranslateOptions {
  /**
   * Brand whose default language is the next choice if the gateway has no texts in the requested language. If absent,
   * English is the next choice.
   */
  readonly brand?: Pick<Merchant, 'languages'>;
  /**
   * Function that is applied to each text value before it replaces its placeholder, such as `escapeHtml`. If absent,
   * the value is inserted unchanged.
   */
  readonly escape?: (value: string) => string;
}

const folder = new URL('./locales/', import.meta.url);
const getFile = (code: LanguageCode): URL => new URL(`${code}.json`, folder);

// A global type declaration of the app restricts `t` of i18next to the text keys of the app. The gateway has other
// text keys, so it declares this type for its own instance.
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
/** Loads the texts of a language at its first use. Returns false if there is no file for the language. */
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
 * Returns the text in the first language of `getFallbackLanguages` that has a file. The requested language is the
 * first of these languages. Throws an error if a placeholder has no value.
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
    // Values with only digits are not isolated. Their direction is always correct, and a person who copies a code
    // would also copy the invisible isolation characters.
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
    // A member's name can contain the syntax with which a text of i18next refers to another text. Such a reference must
    // not be resolved.
    nest: false,
  });
  // The dirham sign ends with a full stop. If a sentence ends with this sign, the second full stop is removed.
  return text.replaceAll('.\u200f\u2069.', '.\u200f\u2069');
};

/** Returns the text in every language, for content that is stored now and shown later in the reader's language. */
export const translateToAll = (
  key: TextKey,
  getValues: (language: LanguageCode) => TextValues = () => ({}),
  options?: TranslateOptions,
): Translations =>
  Object.fromEntries(languageCodes.map((code) => [code, translate(key, code, getValues(code), options)]));

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Language {
  readonly bcp47: string;
}

export interface LocaleOptions {
  /** Folder with one JSON file for each language, e.g. `EN.json`. */
  readonly folder: string;
  /**
   * Languages by code. Two languages can differ only in their country, such as `fil-PH` (TL) and `fil` (TY). One file
   * is enough for both.
   */
  readonly languages: Readonly<Record<string, Language>>;
}

type Tree = { readonly [key: string]: string | Tree };
type Texts = ReadonlyMap<string, string>;

const listTexts = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : listTexts(value, `${path}${key}.`),
  );

const readTexts = (folder: string, code: string): Texts =>
  new Map(listTexts(JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8')) as Tree));

/** Returns the language and the script of a BCP 47 tag, without the country, e.g. `fil Latn`. */
const getWrittenLanguage = (bcp47: string): string => {
  const { language, script } = new Intl.Locale(bcp47).maximize();
  return `${language} ${script}`;
};

const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const toStem = (key: string): string => key.replace(pluralSuffix, '');
const findPlaceholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
const findTags = (text: string): string => (text.match(/<\/?[a-z]+[^>]*>/g) ?? []).join('');

/**
 * Returns the keys that a language needs. A plural key occurs once for each plural form of the language. Every other
 * English key occurs once.
 */
const listKeys = (english: Texts, bcp47: string): string[] => {
  const forms = new Intl.PluralRules(bcp47).resolvedOptions().pluralCategories;
  return [
    ...new Set(
      [...english.keys()].flatMap((key) =>
        pluralSuffix.test(key) ? forms.map((form) => `${toStem(key)}_${form}`) : [key],
      ),
    ),
  ];
};

/**
 * Returns true for a plural form that only one number uses. Its text need not contain the number: in Arabic, "two days"
 * is one word. The Russian form `one` is also used for 21, so its text needs the number.
 */
const isForOneNumber = (key: string, bcp47: string): boolean => {
  const form = pluralSuffix.exec(key)?.[1];
  const rules = new Intl.PluralRules(bcp47);
  return (
    Array.from({ length: 102 }, (_, number) => number).filter((number) => rules.select(number) === form).length === 1
  );
};

const findTextProblems = (key: string, text: string, english: Texts, bcp47: string): string[] => {
  const model = english.get(key) ?? english.get(`${toStem(key)}_other`) ?? '';
  const expected = findPlaceholders(model);
  const found = findPlaceholders(text);
  const isSame = found.join() === expected.join();
  const isOmission =
    found.length === expected.length - 1 &&
    found.every((name) => expected.includes(name)) &&
    isForOneNumber(key, bcp47);
  return [
    ...(text === '' || text !== text.trim() ? [`${key} is empty or has space around it`] : []),
    ...(isSame || isOmission
      ? []
      : [`${key} has the placeholders "${found.join(', ')}" instead of "${expected.join(', ')}"`]),
    ...(findTags(text) === findTags(model) ? [] : [`${key} has other HTML tags than the English text`]),
  ];
};

/**
 * Compares the texts of every language with the English texts. Returns a line for each missing or unneeded language,
 * key and plural form. Also returns a line for each text with different placeholders or HTML tags.
 */
export const findLocaleProblems = ({ folder, languages }: LocaleOptions): string[] => {
  const english = readTexts(folder, 'EN');
  const files = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
  const missing = Object.entries(languages).filter(
    ([code, { bcp47 }]) =>
      !existsSync(join(folder, `${code}.json`)) &&
      !Object.entries(languages).some(
        ([other, language]) =>
          other !== code && files.includes(other) && getWrittenLanguage(language.bcp47) === getWrittenLanguage(bcp47),
      ),
  );
  return [
    ...missing.map(([code]) => `${code}.json is missing`),
    ...files.flatMap((code) => {
      const language = languages[code];
      if (!language) return [`${code} is no language code`];
      const texts = readTexts(folder, code);
      const keys = listKeys(english, language.bcp47);
      return [
        ...keys.filter((key) => !texts.has(key)).map((key) => `${code}.json: ${key} is missing`),
        ...[...texts.keys()].filter((key) => !keys.includes(key)).map((key) => `${code}.json: remove ${key}`),
        ...[...texts].flatMap(([key, text]) =>
          findTextProblems(key, text, english, language.bcp47).map((problem) => `${code}.json: ${problem}`),
        ),
      ];
    }),
  ];
};

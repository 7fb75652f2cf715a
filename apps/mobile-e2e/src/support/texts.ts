import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const locales = fileURLToPath(new URL('../../../../libs/kit/locales/', import.meta.url));
type Branch = { readonly [name: string]: string | Branch };

const readLocale = (language: string): Record<string, Branch> => {
  const folder = join(locales, language);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Branch,
    ]),
  );
};
const translations = new Map<string, Record<string, Branch>>();
const getLocale = (language: string): Record<string, Branch> => {
  if (!translations.has(language)) translations.set(language, readLocale(language));
  return translations.get(language)!;
};

/** A text of the app with its key, such as `shell:nav.home`. */
export type TextOfKey = readonly [key: string, text: string];

const listLeaves = (branch: Branch | string, path: string): readonly TextOfKey[] =>
  typeof branch === 'string'
    ? [[path, branch]]
    : Object.entries(branch).flatMap(([name, each]) => listLeaves(each, path === '' ? name : `${path}.${name}`));

/** Lists all texts of the app in a language. */
export const listTexts = (language: string): readonly TextOfKey[] =>
  Object.entries(getLocale(language)).flatMap(([namespace, branch]) =>
    listLeaves(branch, '').map(([key, text]) => [`${namespace}:${key}`, text] as const),
  );

const provider = fileURLToPath(new URL('../../../provider/src/', import.meta.url));
const gameLocales = readdirSync(provider, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('locales'))
  .map((path) => join(provider, path));

/** Lists the texts of all demo games in a language. */
export const listGameTexts = (language: string): readonly TextOfKey[] =>
  gameLocales
    // TL and TY are both Tagalog and share their files.
    .map((folder) => join(folder, `${language === 'TL' ? 'TY' : language}.json`))
    .filter((file) => existsSync(file))
    .flatMap((file) => listLeaves(JSON.parse(readFileSync(file, 'utf8')) as Branch, ''));

/**
 * Returns a text of the app in a language. Throws an error if the language has no text with this key. Tests use it to
 * find elements by the names that a member sees.
 * @param language code of the language in the API, such as EN
 * @param key such as `shell:nav.home`
 */
export const translate = (language: string, key: string): string => {
  const [namespace = '', trail = ''] = key.split(':');
  let value: string | Branch | undefined = getLocale(language)[namespace];
  for (const name of trail.split('.')) value = typeof value === 'object' ? value[name] : undefined;
  if (typeof value !== 'string')
    throw new Error(`No text ${key} in libs/kit/locales/${language}: update the key in the test.`);
  return value;
};

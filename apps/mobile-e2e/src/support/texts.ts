import { readdirSync, readFileSync } from 'node:fs';
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

const listLeaves = (branch: Branch | string, path: string): readonly (readonly [key: string, text: string])[] =>
  typeof branch === 'string'
    ? [[path, branch]]
    : Object.entries(branch).flatMap(([name, each]) => listLeaves(each, path === '' ? name : `${path}.${name}`));

/** Lists all texts of the app in a language, with their keys such as `shell:nav.home`. */
export const listTexts = (language: string): readonly (readonly [key: string, text: string])[] =>
  Object.entries(getLocale(language)).flatMap(([namespace, branch]) =>
    listLeaves(branch, '').map(([key, text]) => [`${namespace}:${key}`, text] as const),
  );

/**
 * Returns a text of the app in a language. Tests use it to find elements by the names that a member sees.
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

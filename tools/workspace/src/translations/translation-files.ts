import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Tree = { readonly [name: string]: string | Tree };

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

const listTexts = (tree: Tree, trail: string): (readonly [key: string, text: string])[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${trail}${name}`, value] as const] : listTexts(value, `${trail}${name}.`),
  );

/** Reads all texts of a language from its folder, by key such as `shell:nav.home`. */
export const readTexts = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder).flatMap((file) =>
      listTexts(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Tree, file.replace(/\.json$/, ':')),
    ),
  );

/** Reads the texts of a language from several folders with one file for each language, by `folder:key`. */
export const readTextsOfFolders = (folders: readonly string[], language: string): ReadonlyMap<string, string> =>
  new Map(
    folders.flatMap((folder) => {
      const file = join(folder, `${language}.json`);
      return existsSync(file) ? listTexts(JSON.parse(readFileSync(file, 'utf8')) as Tree, `${folder}:`) : [];
    }),
  );

const listKeys = (tree: Tree, trail = ''): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${trail}${name}`] : listKeys(value, `${trail}${name}.`),
  );

/** Translation keys by namespace, as they are written in code: all plural forms of a text count as one key. */
export type KeysByNamespace = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the translation keys of a language from its folder. The folder has one JSON file for each namespace. */
export const readTranslationKeys = (folder: string): KeysByNamespace =>
  new Map(
    readdirSync(folder).map((file) => {
      const tree = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Tree;
      return [file.replace(/\.json$/, ''), new Set(listKeys(tree).map((key) => key.replace(pluralForm, '')))];
    }),
  );

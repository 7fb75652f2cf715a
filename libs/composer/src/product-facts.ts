import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Flag } from '@livery/merchant/flags';
import type { LanguageCode } from '@livery/merchant/languages';
import type { CompileManifest } from './compiled/compile-manifest.ts';

interface RouteFacts {
  readonly flag?: Flag;
  /**
   * Kind of visitor that the route requires. A route with the value `agent` is in the agent area and also needs the
   * flag `AGEINFO3`.
   */
  readonly access: string;
}

/** Parts of the app to which a brand file can refer. */
export interface ProductFacts {
  readonly routes: ReadonlyMap<string, RouteFacts>;
  /** Keys of all texts as `namespace:key`, without the suffixes of plural forms. */
  readonly textKeys: ReadonlySet<string>;
  /** Returns the code points of all texts of the app in a language. */
  readonly readCharacters: CharacterReader;
}

export type CharacterReader = (language: LanguageCode) => Promise<ReadonlySet<number>>;

interface Manifest extends RouteFacts {
  readonly routes: readonly { readonly path: string; readonly aliases?: readonly string[] }[];
}

/** Folders with the sources of the app. */
interface SourceFolders {
  /** Folder of the app. It contains `src/features.ts`. */
  readonly app: string;
  /** Folder of the translation files `<LANGUAGE>/<namespace>.json`. */
  readonly locales: string;
}

/** Reads the pages and texts from the sources of the app, so that a check needs no compiled app. */
export async function loadProductFacts({ app, locales }: SourceFolders): Promise<ProductFacts> {
  const { features } = (await import(pathToFileURL(join(app, 'src/features.ts')).href)) as {
    features: readonly Manifest[];
  };
  const names = (await readdir(join(locales, 'EN'))).filter((name) => name.endsWith('.json'));
  return {
    routes: toRouteMap(
      features.map(({ routes, ...facts }) => ({
        ...facts,
        routes: routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]),
      })),
    ),
    textKeys: await readTextKeys(names.map((name) => [name.slice(0, -'.json'.length), join(locales, 'EN', name)])),
    readCharacters: createSourceReader(locales),
  };
}

/** Reads the pages and texts from the compiled app. */
export async function readCompiledFacts({ features, texts }: CompileManifest, client: string): Promise<ProductFacts> {
  return {
    routes: toRouteMap(features),
    textKeys: await readTextKeys(
      Object.entries(texts.EN ?? {}).map(([namespace, path]) => [namespace, join(client, path)]),
    ),
    readCharacters: createCharacterReader((language) =>
      Promise.resolve(Object.values(texts[language] ?? {}).map((path) => join(client, path))),
    ),
  };
}

/**
 * Creates the function that returns the characters of all texts in a language. The function reads the translation
 * files `<LANGUAGE>/<namespace>.json` in the folder `locales`. The result is empty for a language without a folder.
 */
export const createSourceReader = (locales: string): CharacterReader =>
  createCharacterReader(async (language) => {
    const names = await readdir(join(locales, language)).catch(() => []);
    return names.filter((name) => name.endsWith('.json')).map((name) => join(locales, language, name));
  });

/**
 * Creates the function that returns the characters of all texts in a language. The result for each language is cached.
 */
function createCharacterReader(listFiles: (language: LanguageCode) => Promise<readonly string[]>): CharacterReader {
  const read = async (language: LanguageCode): Promise<ReadonlySet<number>> => {
    const texts = await Promise.all((await listFiles(language)).map((file) => readFile(file, 'utf8')));
    return new Set(texts.flatMap((text) => [...new Set(listTexts(JSON.parse(text)).join(''))].map(toCodePoint)));
  };
  const byLanguage = new Map<LanguageCode, Promise<ReadonlySet<number>>>();
  return (language) => {
    const reading = byLanguage.get(language) ?? read(language);
    byLanguage.set(language, reading);
    return reading;
  };
}

const toCodePoint = (character: string): number => character.codePointAt(0) ?? 0;

const listTexts = (branch: unknown): string[] =>
  typeof branch === 'string' ? [branch] : Object.values(branch as Record<string, unknown>).flatMap(listTexts);

function toRouteMap(
  features: readonly (RouteFacts & { readonly routes: readonly string[] })[],
): ReadonlyMap<string, RouteFacts> {
  return new Map(
    features.flatMap(({ routes, flag, access }) =>
      routes.map((path) => [path, { access, ...(flag !== undefined && { flag }) }] as const),
    ),
  );
}

async function readTextKeys(files: readonly (readonly [namespace: string, path: string])[]): Promise<Set<string>> {
  const keys = await Promise.all(
    files.map(async ([namespace, path]) =>
      listKeys(JSON.parse(await readFile(path, 'utf8'))).map((key) => `${namespace}:${withoutPluralSuffix(key)}`),
    ),
  );
  return new Set(keys.flat());
}

function listKeys(branch: unknown, prefix = ''): string[] {
  return Object.entries(branch as Record<string, unknown>).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : listKeys(value, `${prefix}${key}.`),
  );
}

/** Removes the suffix of a plural form. Languages have different plural forms, so keys are compared without it. */
export function withoutPluralSuffix(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '');
}

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompileManifest } from '@livery/composer/compiled/compile-manifest';
import { compileManifestName, readCompileManifest } from '@livery/composer/compiled/read-compile-manifest';

interface DefaultText {
  /**
   * Namespace and key of the text, such as `shell:brand.tagline`. The field `texts` of a brand file has the same
   * keys.
   */
  readonly key: string;
  readonly text: string;
}

/**
 * Lists the texts of a translation file, or of a part of it, in the order of the file. `prefix` is added before each
 * key.
 */
const listTexts = (branch: unknown, prefix: string): DefaultText[] =>
  Object.entries(branch as Record<string, unknown>).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ key: prefix + key, text: value }] : listTexts(value, `${prefix}${key}.`),
  );

const readLanguage = async (
  compileFolder: string,
  { texts }: CompileManifest,
  language: string,
): Promise<readonly DefaultText[]> => {
  const files = Object.hasOwn(texts, language) ? Object.entries(texts[language] ?? {}) : [];
  const lists = await Promise.all(
    files
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(async ([namespace, path]) =>
        listTexts(JSON.parse(await readFile(join(compileFolder, 'client', path), 'utf8')), `${namespace}:`),
      ),
  );
  return lists.flat();
};

/**
 * Creates the function that lists the texts of the compiled app in a language. The list is empty if the app does not
 * have the language. The result is undefined if there is no compiled app. The texts of a language are cached until the
 * app is compiled again.
 */
export const createDefaultTexts = (compileFolder: string) => {
  let changed: number | undefined;
  let lists = new Map<string, Promise<readonly DefaultText[]>>();
  return async (language: string): Promise<readonly DefaultText[] | undefined> => {
    const current = (await stat(join(compileFolder, compileManifestName)).catch(() => undefined))?.mtimeMs;
    if (current === undefined) return undefined;
    if (current !== changed) {
      changed = current;
      lists = new Map();
    }
    const cache = lists;
    const list =
      cache.get(language) ??
      readCompileManifest(compileFolder).then((manifest) => readLanguage(compileFolder, manifest, language));
    cache.set(language, list);
    // A compile that runs now can leave incomplete files for a short time, so this read can fail. The failed result is
    // removed from the cache, and the next call reads the files again.
    list.catch(() => cache.delete(language));
    return list;
  };
};

export type FindDefaultTexts = ReturnType<typeof createDefaultTexts>;

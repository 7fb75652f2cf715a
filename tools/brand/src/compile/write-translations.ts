import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Number of hexadecimal digits in the hash. Each page contains the hashes of all languages, so they are short. A changed
 * translation gets the hash of the earlier one, and a browser shows its cached copy, once in about 17 million changes.
 */
const hashLength = 6;

type TranslationFiles = Record<string, Record<string, string>>;

/**
 * Writes one file for each language and namespace, and returns the paths. The names of all files of a language contain
 * the same hash. Therefore the app needs only one hash to compute the URLs of all files of a language.
 */
export async function writeTranslations(locales: string, client: string): Promise<TranslationFiles> {
  const files: TranslationFiles = {};
  await mkdir(join(client, 'assets'), { recursive: true });
  for (const language of (await readdir(locales)).sort()) {
    const names = (await readdir(join(locales, language))).filter((name) => name.endsWith('.json')).sort();
    const texts = await Promise.all(
      names.map(async (name) => JSON.stringify(JSON.parse(await readFile(join(locales, language, name), 'utf8')))),
    );
    const hash = createHash('sha256')
      .update(JSON.stringify([names, texts]))
      .digest('hex')
      .slice(0, hashLength);
    for (const [index, name] of names.entries()) {
      const namespace = name.slice(0, -'.json'.length);
      const address = `assets/${language}-${namespace}-${hash}.json`;
      await writeFile(join(client, address), texts[index]!);
      (files[language] ??= {})[namespace] = address;
    }
  }
  return files;
}

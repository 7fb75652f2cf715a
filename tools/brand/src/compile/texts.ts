import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type TextFiles = Record<string, Record<string, string>>;

/** Writes each language's texts as files of their own, named by content. Returns their addresses in the bundle. */
export async function writeTexts(locales: string, client: string): Promise<TextFiles> {
  const files: TextFiles = {};
  await mkdir(join(client, 'assets'), { recursive: true });
  for (const language of (await readdir(locales)).sort()) {
    const names = (await readdir(join(locales, language))).filter((name) => name.endsWith('.json')).sort();
    for (const name of names) {
      const namespace = name.slice(0, -'.json'.length);
      const text = JSON.stringify(JSON.parse(await readFile(join(locales, language, name), 'utf8')));
      const address = `assets/${language}-${namespace}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
      await writeFile(join(client, address), text);
      (files[language] ??= {})[namespace] = address;
    }
  }
  return files;
}

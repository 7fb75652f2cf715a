import { readFile, readdir } from 'node:fs/promises';
import { merchantSchema } from '@livery/merchant/merchant.schema';

/** Languages of a brand without a folder of translations. They are not a problem: the app shows English for them. */
export async function findUntranslatedLanguages(file: string, locales: string): Promise<string[]> {
  const parsed = merchantSchema.safeParse(await readJson(file));
  if (!parsed.success) return [];
  const translatedLanguages = await readdir(locales);
  return parsed.data.languages.filter((language) => !translatedLanguages.includes(language));
}

/** Reads a JSON file. Returns undefined if it cannot be read, because the check reports such a file. */
async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}

import { readFile, readdir } from 'node:fs/promises';
import { createFolderBaseReader, resolveBrandText } from '@livery/composer/read/inheritance';
import { merchantSchema } from '@livery/merchant/merchant.schema';

/**
 * Returns the languages of a brand that have no translations. This is not an error because the app shows English
 * instead.
 */
export async function findUntranslatedLanguages(file: string, locales: string): Promise<string[]> {
  const parsed = merchantSchema.safeParse(await readJson(file));
  if (!parsed.success) return [];
  const translatedLanguages = await readdir(locales);
  return parsed.data.languages.filter((language) => !translatedLanguages.includes(language));
}

/**
 * Reads a brand file and merges it with its bases (documents from which it inherits values). Returns undefined for an
 * invalid file. `checkBrand` reports the problem.
 */
async function readJson(file: string): Promise<unknown> {
  try {
    const text = await readFile(file, 'utf8');
    return JSON.parse(await resolveBrandText(file, text, createFolderBaseReader(file))) as unknown;
  } catch {
    return undefined;
  }
}

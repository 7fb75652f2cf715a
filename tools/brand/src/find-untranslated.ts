import { readFile, readdir } from 'node:fs/promises';
import { merchantSchema } from '@livery/merchant/merchant.schema';

/** Languages that a brand lists and that have no folder of texts yet. No mistake: they are said in English until they have one. */
export async function findUntranslatedLanguages(file: string, locales: string): Promise<string[]> {
  const parsed = merchantSchema.safeParse(await readJson(file));
  if (!parsed.success) return [];
  const translatedLanguages = await readdir(locales);
  return parsed.data.languages.filter((language) => !translatedLanguages.includes(language));
}

/** A file that cannot be read is the check's to complain of. */
async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}

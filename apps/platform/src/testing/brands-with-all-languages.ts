import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageCodes } from '../core/text/language-fallback.ts';

/**
 * Copies the files of the demo brands to a temporary folder, and returns the path of this folder. In the copy, the
 * brand bituinara has all languages of the platform.
 */
export const copyBrandsWithAllLanguages = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'livery-brands-'));
  await cp(fileURLToPath(new URL('../../../../merchants', import.meta.url)), folder, { recursive: true });
  const file = join(folder, 'bituinara.json');
  const brand = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...brand, languages: languageCodes }));
  return folder;
};

import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { baseSuffix } from '@livery/merchant/extends';

/** Returns true for the name of a file with a base that is no brand, such as `latam.base.json`. */
export const isBaseFile = (file: string): boolean => file.endsWith(`${baseSuffix}.json`);

/** Lists the brand files in a folder, sorted by name. JSON Schemas and bases in the same folder are not brand files. */
export async function listBrandFiles(folder: string): Promise<string[]> {
  return (await listJsonFiles(folder)).filter((file) => !isBaseFile(file));
}

/** Lists the names of the bases in a folder that are no brands, such as `latam.base`, sorted. */
export async function listBaseFileNames(folder: string): Promise<string[]> {
  return (await listJsonFiles(folder)).filter(isBaseFile).map((file) => basename(file, '.json'));
}

/** Lists the brand files and the bases in a folder, sorted by name. */
export async function listJsonFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  return names
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .sort()
    .map((name) => join(folder, name));
}

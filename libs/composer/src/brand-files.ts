import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { baseSuffix } from '@livery/merchant/extends';

/**
 * Returns true if the file is a base file, such as `latam.base.json`. A base file is not a brand, but brand files can
 * inherit values from it.
 */
export const isBaseFile = (file: string): boolean => file.endsWith(`${baseSuffix}.json`);

/** Lists the paths of the brand files in a folder, sorted by name. JSON Schemas and base files are not brand files. */
export async function listBrandFiles(folder: string): Promise<string[]> {
  return (await listJsonFiles(folder)).filter((file) => !isBaseFile(file));
}

/** Lists the names of the base files in a folder, such as `latam.base`, sorted. A base file is not itself a brand. */
export async function listBaseFileNames(folder: string): Promise<string[]> {
  return (await listJsonFiles(folder)).filter(isBaseFile).map((file) => basename(file, '.json'));
}

/**
 * Lists the paths of the brand files and the base files in a folder, sorted by name. Returns an empty list if the
 * folder cannot be read.
 */
export async function listJsonFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  return names
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .sort()
    .map((name) => join(folder, name));
}

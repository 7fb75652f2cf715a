import { basename, dirname, resolve } from 'node:path';
import { isBaseFile, listBrandFiles } from '@livery/composer/brand-files';
import { readBrandText } from '@livery/composer/read/brand-text';
import { createFolderBaseReader, loadInheritance } from '@livery/composer/read/inheritance';
import { parseJson } from '@livery/composer/read/json-source';

/** Returns the names of all bases of a brand file. Returns none for an invalid file, because the check reports it. */
async function listBases(file: string): Promise<readonly string[]> {
  try {
    const source = parseJson(file, await readBrandText(file));
    return (await loadInheritance(file, source, createFolderBaseReader(file))).bases.map(({ name }) => name);
  } catch {
    return [];
  }
}

/** Lists the brand files of the same folder that inherit from a brand file or a base, directly or through another base. */
export async function listInheritingBrands(file: string): Promise<readonly string[]> {
  const name = basename(file, '.json');
  const candidates = (await listBrandFiles(dirname(file))).map((each) => resolve(each));
  const bases = await Promise.all(candidates.map(listBases));
  return candidates.filter((_, index) => bases[index]?.includes(name));
}

/** Replaces each base by the brands that inherit from it, because a base has no bundle of its own. */
export async function replaceBases(files: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(files.map((file) => (isBaseFile(file) ? listInheritingBrands(file) : [file])));
  return [...new Set(lists.flat())];
}

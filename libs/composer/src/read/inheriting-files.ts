import { basename, dirname, resolve } from 'node:path';
import { listBrandFiles } from '../brand-files.ts';
import { readBrandText } from './brand-text.ts';
import { createFolderBaseReader, loadInheritance } from './inheritance.ts';
import { parseJson } from './json-source.ts';

/**
 * Returns the names of all bases of a brand file (documents from which it inherits values), from the nearest to the
 * most distant. Returns an empty list for a missing or invalid file, because the check of this file reports the
 * problem.
 */
export async function listBaseNames(file: string): Promise<readonly string[]> {
  try {
    const source = parseJson(file, await readBrandText(file));
    return (await loadInheritance(file, source, createFolderBaseReader(file))).bases.map(({ name }) => name);
  } catch {
    return [];
  }
}

/**
 * Lists the brand files of the same folder that inherit values from the given file, directly or through another file.
 */
export async function listInheritingFiles(file: string): Promise<readonly string[]> {
  const name = basename(file, '.json');
  const candidates = (await listBrandFiles(dirname(file))).map((each) => resolve(each));
  const bases = await Promise.all(candidates.map(listBaseNames));
  return candidates.filter((_, index) => bases[index]?.includes(name));
}

import { isBaseFile } from '@livery/composer/brand-files';
import { listInheritingFiles } from '@livery/composer/read/inheriting-files';

/** Replaces each base by the brands that inherit from it, because a base has no bundle of its own. */
export async function replaceBases(files: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(files.map((file) => (isBaseFile(file) ? listInheritingFiles(file) : [file])));
  return [...new Set(lists.flat())];
}

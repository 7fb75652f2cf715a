import { isBaseFile } from '@livery/composer/brand-files';
import { listInheritingFiles } from '@livery/composer/read/inheriting-files';

/**
 * Replaces each base file in the list by the files of the brands that inherit values from it. A base file is not a
 * brand and has no bundle.
 */
export async function replaceBases(files: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(files.map((file) => (isBaseFile(file) ? listInheritingFiles(file) : [file])));
  return [...new Set(lists.flat())];
}

import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Merchant, merchantSchema } from '@livery/merchant/merchant.schema';

export interface LoadedBrands {
  /** Valid brands, sorted by code. */
  readonly brands: readonly Merchant[];
  /** Problems of the invalid files, which are skipped, one line each. */
  readonly problems: readonly string[];
}

const readBrand = async (file: string): Promise<Merchant> => {
  const parsed = merchantSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    throw new Error(`${first?.path.join('.') || 'the file'}: ${first?.message}`);
  }
  const expected = basename(file, '.json');
  if (parsed.data.code !== expected)
    throw new Error(`code: is "${parsed.data.code}" but the file's name says "${expected}"; make them the same`);
  return parsed.data;
};

/**
 * Loads the brand files of a folder. An invalid file is reported, so that the other brands are still available. Its
 * brand is skipped, or stays as it is in `previous`.
 */
export const loadBrandFiles = async (
  folder: string,
  previous: ReadonlyMap<string, Merchant> = new Map(),
): Promise<LoadedBrands> => {
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .sort();
  const brands: Merchant[] = [];
  const problems: string[] = [];
  for (const name of names) {
    try {
      brands.push(await readBrand(join(folder, name)));
    } catch (error) {
      problems.push(`${join(folder, name)}  ${(error as Error).message}`);
      const lastValid = previous.get(basename(name, '.json'));
      if (lastValid) brands.push(lastValid);
    }
  }
  return { brands, problems };
};

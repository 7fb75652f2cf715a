import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBundleManifest } from '@livery/composer/compose/bundle-manifest';
import type { Merchant } from '@livery/merchant/merchant.schema';
import type { Database } from '../../../core/db/database.ts';
import { findEnvironment } from './change-environment.ts';
import type { StoredReleaseFiles } from './read-release.ts';

interface ServedFilesDeps {
  readonly db: Database;
  readonly bundlesFolder: string;
  readonly findBrand: (code: string) => Merchant | undefined;
}

/**
 * Creates the function that reads the files that members get for a brand from a file, before its first release. It
 * returns undefined for other brands, and for a brand without a bundle.
 */
export const createServedFilesReader =
  ({ db, bundlesFolder, findBrand }: ServedFilesDeps) =>
  async (brand: string): Promise<StoredReleaseFiles | undefined> => {
    const merchant = findBrand(brand);
    if (!merchant || (await findEnvironment(db, brand, 'live'))) return undefined;
    const folder = join(bundlesFolder, brand);
    const { headers, files } = await readBundleManifest(folder);
    if (!headers || !files) return undefined;
    return {
      headers,
      files: new Map(Object.keys(files).map((path) => [path, () => readFile(join(folder, path))])),
      text: JSON.stringify(merchant),
      // The bundle does not contain a list of its features. This list stays empty, and the small image of the brand
      // shows only the home screen.
      features: [],
    };
  };

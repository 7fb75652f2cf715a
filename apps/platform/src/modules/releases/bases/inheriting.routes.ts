import { basename, join } from 'node:path';
import { listBaseNames, listInheritingFiles } from '@livery/composer/read/inheriting-files';
import { listBaseFileNames } from '@livery/composer/brand-files';
import { listBaseFiles, listInheritingBrands } from '@livery/contract/operators/releases';
import { isValidBaseName } from '@livery/merchant/extends';
import { desc } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import { findLatestVersion } from '../versions/versions.ts';
import { brandVersions, type VersionRow } from '../versions/versions.tables.ts';

interface InheritingDeps {
  readonly db: Database;
  readonly merchantsFolder: string;
}

/**
 * Returns the newest stored version of each brand file, with its number and the bases (documents) from which it
 * inherits.
 */
const listLatestVersions = (db: Database) =>
  db
    .selectDistinctOn([brandVersions.brand], {
      brand: brandVersions.brand,
      version: brandVersions.number,
      bases: brandVersions.bases,
    })
    .from(brandVersions)
    .orderBy(brandVersions.brand, desc(brandVersions.number));

/**
 * Returns the bases (the documents from which a brand inherits) of a brand's newest version. For a brand without
 * versions, returns the bases of its file.
 */
const listBases = async (file: string, latest: VersionRow | undefined) => {
  if (latest) return (latest.bases ?? []).map(({ name, version }) => ({ name, version }));
  return (await listBaseNames(file)).map((name) => ({ name, version: null }));
};

/**
 * Registers the operations that list the base files (documents from which brands can inherit), the bases of a brand,
 * and the brands that inherit from a brand.
 */
export const inheritingRoutes = ({ route }: OperatorRoutes, { db, merchantsFolder }: InheritingDeps): void => {
  route(listBaseFiles, async () => ({
    bases: (await listBaseFileNames(merchantsFolder)).filter(isValidBaseName).map((name) => ({ name })),
  }));

  route(listInheritingBrands, async ({ request: { brand }, listPermittedBrands }) => {
    const permitted = await listPermittedBrands('brands:read');
    const file = join(merchantsFolder, `${brand}.json`);
    const latest = await findLatestVersion(db, brand);
    const rows = await listLatestVersions(db);
    const versioned = rows.flatMap(({ bases, ...row }) => {
      const base = bases?.find(({ name }) => name === brand);
      return base
        ? [{ ...row, inheritedVersion: base.version, isCurrent: base.version === (latest?.number ?? null) }]
        : [];
    });
    // The gateway ignores the file of a brand that has stored versions, because the newest version replaces the file.
    // Such a file is therefore not listed.
    const codes = new Set(rows.map((row) => row.brand));
    const files = (await listInheritingFiles(file))
      .map((each) => basename(each, '.json'))
      .filter((code) => !codes.has(code))
      .map((code) => ({ brand: code, version: null, inheritedVersion: null, isCurrent: latest === undefined }));
    return {
      bases: await listBases(file, latest),
      brands: [...versioned, ...files]
        .filter((each) => permitted === 'all' || permitted.has(each.brand))
        .sort((one, other) => (one.brand < other.brand ? -1 : 1)),
    };
  });
};

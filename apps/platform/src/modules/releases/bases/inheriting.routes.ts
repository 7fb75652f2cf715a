import { listInheritingBrands } from '@livery/contract/operators/releases';
import { desc } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import { findLatestVersion } from '../versions/versions.ts';
import { brandVersions } from '../versions/versions.tables.ts';

/** Registers the list of the brands that a change of a base concerns. */
export const inheritingRoutes = ({ route }: OperatorRoutes, db: Database): void => {
  route(listInheritingBrands, async ({ request: { brand }, listPermittedBrands }) => {
    const permitted = await listPermittedBrands('brands:read');
    const latest = await findLatestVersion(db, brand);
    const rows = await db
      .selectDistinctOn([brandVersions.brand], {
        brand: brandVersions.brand,
        version: brandVersions.number,
        bases: brandVersions.bases,
      })
      .from(brandVersions)
      .orderBy(brandVersions.brand, desc(brandVersions.number));
    return {
      brands: rows.flatMap(({ bases, ...row }) => {
        const base = bases?.find(({ name }) => name === brand);
        if (!base || !(permitted === 'all' || permitted.has(row.brand))) return [];
        const isCurrent = base.version === (latest?.number ?? null);
        return [{ ...row, inheritedVersion: base.version, isCurrent }];
      }),
    };
  });
};

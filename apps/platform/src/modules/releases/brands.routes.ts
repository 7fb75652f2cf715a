import { listManagedBrands } from '@livery/contract/operators/releases';
import { eq, max } from 'drizzle-orm';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/db/database.ts';
import { brandEnvironments, releases } from './environments/releases.tables.ts';
import { listUnserved } from './new-brands/existing-brands.ts';
import { listWaitingReleases } from './reviews/waiting-releases.ts';
import { brandVersions } from './versions/versions.tables.ts';

/**
 * Returns the number of the newest stored version of each brand's file. A brand without stored versions is absent.
 */
const readLatestVersions = async (db: Database): Promise<ReadonlyMap<string, number | null>> => {
  const rows = await db
    .select({ brand: brandVersions.brand, version: max(brandVersions.number) })
    .from(brandVersions)
    .groupBy(brandVersions.brand);
  return new Map(rows.map(({ brand, version }) => [brand, version]));
};

interface LiveRelease {
  readonly releaseId: string;
  readonly version: number;
}

/**
 * Returns the live release of each brand from the database. A change therefore appears in the list immediately,
 * although this gateway can still serve the previous release for a short time.
 */
const readLiveReleases = async (db: Database): Promise<ReadonlyMap<string, LiveRelease>> => {
  const rows = await db
    .select({ brand: brandEnvironments.brand, releaseId: releases.id, version: releases.version })
    .from(brandEnvironments)
    .innerJoin(releases, eq(releases.id, brandEnvironments.releaseId))
    .where(eq(brandEnvironments.environment, 'live'));
  return new Map(rows.map(({ brand, ...release }) => [brand, release]));
};

/** Registers the operation that lists the brands that an operator may read. */
export const brandsRoutes = ({ operators: { route }, db, brands }: Pick<Core, 'operators' | 'db' | 'brands'>): void => {
  route(listManagedBrands, async ({ listPermittedBrands }) => {
    const [latest, live] = [await readLatestVersions(db), await readLiveReleases(db)];
    const waiting = await listWaitingReleases(db);
    const codes = [...new Set([...brands.all.map(({ code }) => code), ...latest.keys()])].sort();
    const permittedBrands = await listPermittedBrands('brands:read');
    const permitted = codes.filter((code) => permittedBrands === 'all' || permittedBrands.has(code));
    const names = new Map((await listUnserved(db, brands.all)).map(({ code, name }) => [code, name]));
    return {
      brands: permitted.map((code) => {
        const brand = brands.find(code);
        const fileOrDraft = brand ? ('file' as const) : ('draft' as const);
        return {
          brand: code,
          name: brand?.name ?? names.get(code) ?? code,
          source: live.has(code) ? ('release' as const) : fileOrDraft,
          liveVersion: live.get(code)?.version ?? null,
          liveReleaseId: live.get(code)?.releaseId ?? null,
          latestVersion: latest.get(code) ?? null,
          waitingReleaseId: waiting.get(code) ?? null,
        };
      }),
    };
  });
};

import { listManagedBrands } from '@livery/contract/operators/releases';
import { max } from 'drizzle-orm';
import type { Core } from '../../core/core.ts';
import type { LiveReleases } from './live/live-releases.ts';
import { brandVersions } from './versions/versions.tables.ts';

/** Registers the list of the brands that an operator may read. */
export const brandsRoutes = (
  { operators: { route }, db, brands }: Pick<Core, 'operators' | 'db' | 'brands'>,
  live: Pick<LiveReleases, 'find'>,
): void => {
  route(listManagedBrands, async ({ isPermitted }) => {
    const latest = await db
      .select({ brand: brandVersions.brand, version: max(brandVersions.number) })
      .from(brandVersions)
      .groupBy(brandVersions.brand);
    const latestByBrand = new Map(latest.map(({ brand, version }) => [brand, version]));
    const codes = [...new Set([...brands.all.map(({ code }) => code), ...latestByBrand.keys()])].sort();
    const permitted: string[] = [];
    for (const code of codes) if (await isPermitted('brands:read', code)) permitted.push(code);
    return {
      brands: permitted.map((code) => {
        const release = live.find(code);
        const brand = brands.find(code);
        const fileOrDraft = brand ? ('file' as const) : ('draft' as const);
        return {
          brand: code,
          name: brand?.name ?? code,
          source: release ? ('release' as const) : fileOrDraft,
          liveVersion: release?.version ?? null,
          latestVersion: latestByBrand.get(code) ?? null,
        };
      }),
    };
  });
};

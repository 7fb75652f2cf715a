import { type Merchant, merchantSchema } from '@livery/merchant/merchant.schema';
import { and, eq, inArray } from 'drizzle-orm';
import type { ReleasedBrand } from '../../../core/config/load-brand-files.ts';
import type { Database } from '../../../core/db/database.ts';
import { listVerifiedHosts } from '../../hosts/index.ts';
import { brandEnvironments, releases } from '../environments/releases.tables.ts';
import { brandVersions } from '../versions/versions.tables.ts';

/**
 * Returns all brands with a live release, read with the given database handle. Inside a transaction, pass the handle of
 * the transaction.
 */
export type ReadReleasedBrands = (db: Database) => Promise<readonly ReleasedBrand[]>;

/**
 * Creates a function that returns all brands with a live release and their verified hosts. Each brand is defined by the
 * document of its release. The function returns the same list until a release or a verified host changes. Then it loads
 * only the changed documents. `onProblem` is called for each document that is invalid for this gateway.
 */
export const createReleasedBrands = (onProblem: (problem: string) => void): ReadReleasedBrands => {
  /** Brands by the id of their live release. The value is undefined if the document of the brand is not valid. */
  let parsed: ReadonlyMap<string, Merchant | undefined> = new Map();
  let state = '';
  let brands: readonly ReleasedBrand[] = [];

  const parse = (brand: string, text: string): Merchant | undefined => {
    const result = merchantSchema.safeParse(JSON.parse(text));
    if (result.success) return result.data;
    // The composer has validated the document before its release. A later version of the gateway can have a stricter
    // schema, for which the document is invalid. Only this brand is skipped.
    onProblem(`The live release of ${brand} is not valid for this gateway. Publish a new version of the brand`);
    return undefined;
  };

  const readDocuments = async (
    db: Database,
    releaseIds: readonly string[],
  ): Promise<readonly (readonly [string, Merchant | undefined])[]> => {
    if (releaseIds.length === 0) return [];
    const rows = await db
      .select({ releaseId: releases.id, brand: brandVersions.brand, text: brandVersions.text })
      .from(releases)
      .innerJoin(
        brandVersions,
        and(eq(brandVersions.brand, releases.brand), eq(brandVersions.number, releases.version)),
      )
      .where(inArray(releases.id, [...releaseIds]));
    return rows.map(({ releaseId, brand, text }) => [releaseId, parse(brand, text)]);
  };

  return async (db) => {
    const pointers = await db
      .select({ brand: brandEnvironments.brand, releaseId: brandEnvironments.releaseId })
      .from(brandEnvironments)
      .where(eq(brandEnvironments.environment, 'live'))
      .orderBy(brandEnvironments.brand);
    const verified = await listVerifiedHosts(db);
    const nextState = JSON.stringify([pointers, verified]);
    if (nextState === state) return brands;
    const ids = pointers.map(({ releaseId }) => releaseId);
    // A concurrent call can replace the cache with documents of another database state. Each call therefore uses the
    // cache as it was at the start of the call.
    const before = parsed;
    const unread = ids.filter((id) => !before.has(id));
    const added = new Map(await readDocuments(db, unread));
    parsed = new Map(ids.map((id) => [id, before.get(id) ?? added.get(id)]));
    brands = pointers.flatMap(({ brand, releaseId }) => {
      const merchant = parsed.get(releaseId);
      const verifiedHosts = new Set(verified.flatMap((each) => (each.brand === brand ? [each.host] : [])));
      return merchant ? [{ merchant, verifiedHosts }] : [];
    });
    state = nextState;
    return brands;
  };
};

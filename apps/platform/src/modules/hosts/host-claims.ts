import { domainToUnicode } from 'node:url';
import { findDomainConflicts } from '@livery/merchant/domain-conflicts';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { BrandDirectory } from '../../core/config/brand-directory.ts';
import type { Database } from '../../core/db/database.ts';
import { brandHosts } from './hosts.tables.ts';

/** Reason why a brand cannot have a host. */
export type HostConflict =
  | { readonly kind: 'platform' }
  | { readonly kind: 'same' | 'confusable'; readonly other: string };

export interface ClaimDeps {
  readonly brands: Pick<BrandDirectory, 'all'>;
  readonly getSiteHost: () => string;
}

/**
 * Lets one transaction after the other decide to whom a host belongs, because two hosts that only look alike have no row in
 * common. Call this function inside a transaction.
 */
export const lockClaims = (tx: Database): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('brand_hosts', 0))`);

/** Returns the hosts that other brands have as verified. */
export const listVerifiedOfOthers = async (tx: Database, brand: string) => {
  const rows = await tx
    .select({ code: brandHosts.brand, domain: brandHosts.host })
    .from(brandHosts)
    .where(and(eq(brandHosts.state, 'verified'), ne(brandHosts.brand, brand)));
  return rows.map(({ code, domain }) => ({ code, domains: [domain] }));
};

/** Finds the reason why a brand cannot have a host: the platform or another brand has it, or it looks like such a host. */
export const findHostConflict = async (
  tx: Database,
  { brand, host }: { readonly brand: string; readonly host: string },
  { brands, getSiteHost }: ClaimDeps,
): Promise<HostConflict | undefined> => {
  const site = getSiteHost();
  if (host === site || host.endsWith(`.${site}`)) return { kind: 'platform' };
  const served = brands.all.filter(({ code }) => code !== brand).map(({ code, domains }) => ({ code, domains }));
  const others = [...served, ...(await listVerifiedOfOthers(tx, brand))];
  // The host itself has no code of a brand, so that it is compared with the hosts of others only.
  const conflict = findDomainConflicts([...others, { code: '', domains: [host] }], domainToUnicode).find(
    ({ code }) => code === '',
  );
  return conflict && { kind: conflict.kind, other: conflict.other.domain };
};

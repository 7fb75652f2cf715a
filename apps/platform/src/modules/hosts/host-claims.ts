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
 * Locks the decision which brand gets a host until the end of the transaction. Only one transaction at a time can have
 * this lock. A row lock is not sufficient: two brands can claim similar host names, which are in different rows. Call
 * it inside a transaction.
 */
export const lockClaims = (tx: Database): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('brand_hosts', 0))`);

/** Returns the verified hosts of all brands other than this one. */
export const listVerifiedOfOthers = async (tx: Database, brand: string) => {
  const rows = await tx
    .select({ code: brandHosts.brand, domain: brandHosts.host })
    .from(brandHosts)
    .where(and(eq(brandHosts.state, 'verified'), ne(brandHosts.brand, brand)));
  return rows.map(({ code, domain }) => ({ code, domains: [domain] }));
};

/**
 * Returns the reason why a brand cannot have a host: the host belongs to the platform, or another brand has this host
 * or a similar one. Returns undefined if the brand can have it.
 */
export const findHostConflict = async (
  tx: Database,
  { brand, host }: { readonly brand: string; readonly host: string },
  { brands, getSiteHost }: ClaimDeps,
): Promise<HostConflict | undefined> => {
  const site = getSiteHost();
  if (host === site || host.endsWith(`.${site}`)) return { kind: 'platform' };
  const served = brands.all.filter(({ code }) => code !== brand).map(({ code, domains }) => ({ code, domains }));
  const others = [...served, ...(await listVerifiedOfOthers(tx, brand))];
  // `findDomainConflicts` compares only hosts of different brand codes. The empty code differs from all of them, so
  // this host is compared with the hosts of all other brands.
  const conflict = findDomainConflicts([...others, { code: '', domains: [host] }], domainToUnicode).find(
    ({ code }) => code === '',
  );
  return conflict && { kind: conflict.kind, other: conflict.other.domain };
};

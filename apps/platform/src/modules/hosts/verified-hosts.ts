import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { brandHosts } from './hosts.tables.ts';

/** Returns the verified hosts of all brands, in a fixed order. */
export const listVerifiedHosts = (db: Database): Promise<{ readonly brand: string; readonly host: string }[]> =>
  db
    .select({ brand: brandHosts.brand, host: brandHosts.host })
    .from(brandHosts)
    .where(eq(brandHosts.state, 'verified'))
    .orderBy(asc(brandHosts.brand), asc(brandHosts.host));

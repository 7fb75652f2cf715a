import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';

/** Reasons why a check found no proof. See `hostReasons` of the API contract. */
const reasons = ['recordMissing', 'recordDiffers', 'fileDiffers', 'dnsFailed', 'privateAddress', 'taken'] as const;

/**
 * Hosts that operators have entered for brands, and the state of the proof that the brand controls the host. A host can
 * be verified for at most one brand. At each change, a trigger increments the revision `releases` (a counter). Gateways
 * notice this and load the hosts again.
 */
export const brandHosts = pgTable(
  'brand_hosts',
  {
    brand: text('brand').notNull(),
    /** Host name in the form that browsers send: lower case, punycode and no port. */
    host: text('host').notNull(),
    /**
     * Random text in the DNS TXT record or file that proves control of the host. It is not a secret, because
     * everybody can look up the record.
     */
    token: text('token').notNull(),
    state: text('state', { enum: ['waiting', 'failed', 'verified', 'expired'] }).notNull(),
    reason: text('reason', { enum: reasons }),
    /** Value that the last check found in place of the proof. Null if nothing was found. */
    found: text('found'),
    method: text('method', { enum: ['txt', 'cname', 'file'] }),
    addedBy: text('added_by').notNull(),
    /** Start of the time in which the proof must appear. */
    startedAt: dateTime('started_at').notNull(),
    verifiedAt: dateTime('verified_at'),
    lastCheckedAt: dateTime('last_checked_at'),
    /** Time of the first check that no longer found the proof of a verified host. Null if the proof exists. */
    lostSince: dateTime('lost_since'),
    nextCheckAt: dateTime('next_check_at').notNull(),
    /** Number of consecutive checks that found no proof. It does not increase above 20. */
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.host] }),
    uniqueIndex('brand_hosts_verified')
      .on(table.host)
      .where(sql`state = 'verified'`),
    index('brand_hosts_due').on(table.nextCheckAt),
  ],
);

export type HostRow = typeof brandHosts.$inferSelect;
export type HostReason = (typeof reasons)[number];

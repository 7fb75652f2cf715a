import { sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { hours } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { storedBlobs } from './blobs.tables.ts';

/** Time for which a gateway trusts that a blob exists that it has recorded. It is much shorter than the grace period. */
const trustedTime = hours(1);
/** Maximum number of rows of one statement. */
const maxRows = 5000;

/** Record of the blobs that this gateway uses, so that no job removes one that becomes part of a release. */
export interface BlobUsage {
  /**
   * Records that blobs are used now. A job that is removing one of them ends first, so look for the blob afterwards.
   */
  readonly record: (hashes: readonly string[]) => Promise<void>;
  /** Returns the time until which a blob that is recorded now exists, in milliseconds. */
  readonly getTrustedUntil: () => number;
  readonly getNow: () => number;
}

/** Usage for a store from which nothing is ever removed. */
export const noBlobUsage: BlobUsage = {
  record: async () => {},
  getTrustedUntil: () => Number.POSITIVE_INFINITY,
  getNow: () => 0,
};

/** Creates the record of used blobs in the database. */
export const createBlobUsage = (db: Database, clock: Clock): BlobUsage => ({
  record: async (hashes) => {
    // One order for all gateways, so that two of them do not wait for each other.
    const sorted = [...new Set(hashes)].sort();
    const usedAt = clock.now();
    for (let start = 0; start < sorted.length; start += maxRows)
      await db
        .insert(storedBlobs)
        .values(sorted.slice(start, start + maxRows).map((hash) => ({ hash, usedAt })))
        .onConflictDoUpdate({
          target: storedBlobs.hash,
          set: { usedAt: sql`excluded.used_at` },
          setWhere: sql`not ${storedBlobs.isKept}`,
        });
  },
  getTrustedUntil: () => clock.now().getTime() + trustedTime,
  getNow: () => clock.now().getTime(),
});

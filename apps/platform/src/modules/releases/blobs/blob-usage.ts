import { sql } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { hours } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { storedBlobs } from './blobs.tables.ts';

/**
 * Milliseconds for which a blob certainly exists after its use was recorded. This time is much shorter than the time
 * after which an unused blob is removed.
 */
const trustedTime = hours(1);
/** Maximum number of rows that one SQL statement inserts or updates. */
const maxRows = 5000;

/** Records the blobs that this gateway uses, so that no job removes a blob that becomes part of a release. */
export interface BlobUsage {
  /**
   * Records that blobs are used now. If a job is removing one of these blobs, waits until the removal is done. Check
   * only after this call if a blob exists. Otherwise the blob could be removed between the check and the call.
   */
  readonly record: (hashes: readonly string[]) => Promise<void>;
  /** Returns the time until which a blob that is recorded now certainly exists, as Unix time in milliseconds. */
  readonly getTrustedUntil: () => number;
  readonly getNow: () => number;
}

/** Blob usage that records nothing, for a store from which no blob is ever removed. */
export const noBlobUsage: BlobUsage = {
  record: async () => {},
  getTrustedUntil: () => Number.POSITIVE_INFINITY,
  getNow: () => 0,
};

/** Creates the blob usage that records the used blobs in the database table of the stored blobs. */
export const createBlobUsage = (db: Database, clock: Clock): BlobUsage => ({
  record: async (hashes) => {
    // All gateways lock the rows in the same order, which prevents deadlocks.
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

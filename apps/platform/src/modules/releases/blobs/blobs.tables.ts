import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';

/**
 * Blobs that gateways have stored. The row is written before the blob, so that an unused blob can always be found
 * later. Blobs that were stored before this table existed have no row until they are stored again.
 */
export const storedBlobs = pgTable(
  'stored_blobs',
  {
    /** SHA-256 hash of the bytes, in hexadecimal. */
    hash: text('hash').primaryKey(),
    /**
     * True for a blob of a release, a version or an image. Releases, versions and images are never removed, so the blob
     * must stay.
     */
    isKept: boolean('is_kept').notNull().default(false),
    /** Last time at which a gateway stored these bytes, even if the store already had them. */
    usedAt: dateTime('used_at').notNull(),
  },
  (table) => [
    index('stored_blobs_unused')
      .on(table.usedAt)
      .where(sql`not ${table.isKept}`),
  ],
);

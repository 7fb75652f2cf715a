import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';

/**
 * Blobs that gateways have stored. A row is written before its blob. If a process is killed between both, the blob is
 * still in this table, and the job can remove it. Blobs from the time before this table existed get a row when they are
 * stored again.
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

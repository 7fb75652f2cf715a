import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';

/**
 * Blobs that gateways have stored. A row is written before its blob, so that a blob without a use is found later. The
 * database does not know the blobs that were stored before this table existed, until they are stored again.
 */
export const storedBlobs = pgTable(
  'stored_blobs',
  {
    /** SHA-256 hash of the bytes, in hexadecimal. */
    hash: text('hash').primaryKey(),
    /** True for a blob of a release, a version or an image. These are never removed, so neither is the blob. */
    isKept: boolean('is_kept').notNull().default(false),
    /** Last time at which a gateway stored these bytes, also if the store had them. */
    usedAt: dateTime('used_at').notNull(),
  },
  (table) => [
    index('stored_blobs_unused')
      .on(table.usedAt)
      .where(sql`not ${table.isKept}`),
  ],
);

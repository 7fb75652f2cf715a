import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../db/columns.ts';

/**
 * Ids of the encrypted request bodies (compact JWE) that were used. They are stored in the database, because neither
 * the memory of a process nor Redis survives a restart, and an attacker could send a recorded body again.
 */
export const usedEnvelopes = pgTable(
  'used_envelopes',
  {
    /** SHA-256 of the id, in base64url. */
    id: text('id').primaryKey(),
    expiresAt: dateTime('expires_at').notNull(),
  },
  (table) => [index('used_envelopes_by_expiry').on(table.expiresAt)],
);

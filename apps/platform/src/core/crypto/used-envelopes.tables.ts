import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../db/columns.ts';

/**
 * Ids of the encrypted request bodies (compact JWE) that were used. If an attacker records a body and sends it again,
 * its id is found and the body is rejected. The ids are in the database, because process memory and Redis can lose them
 * at a restart.
 */
export const usedEnvelopes = pgTable(
  'used_envelopes',
  {
    /** SHA-256 of the id (`jti`) of the request body, in base64url. */
    id: text('id').primaryKey(),
    expiresAt: dateTime('expires_at').notNull(),
  },
  (table) => [index('used_envelopes_by_expiry').on(table.expiresAt)],
);

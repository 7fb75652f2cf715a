import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../db/columns.ts';

/**
 * Ids of the encrypted request bodies (compact JWE) that the gateways have received. If an attacker records a body and
 * sends it again, the gateway finds its id here and rejects the body. Process memory and Redis can lose the ids at a
 * restart, so they are stored in the database.
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

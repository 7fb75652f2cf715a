import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';

/**
 * Public keys with which the gateway verifies calls of vendors. The holder of a private key can place bets and pay wins
 * in the name of the vendor. A key with `retiredAt` is no longer accepted.
 */
export const vendorKeys = pgTable(
  'vendor_keys',
  {
    vendor: text('vendor').notNull(),
    keyId: text('key_id').notNull(),
    /** Ed25519 public key as a SPKI structure, encoded in DER and then in base64. */
    publicKey: text('public_key').notNull(),
    addedAt: dateTime('added_at').notNull(),
    retiredAt: dateTime('retired_at'),
  },
  (table) => [primaryKey({ columns: [table.vendor, table.keyId] })],
);

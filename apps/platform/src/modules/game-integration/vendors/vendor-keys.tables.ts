import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';

/**
 * Public keys of vendors. The holder of the private key can place bets and pay wins in the name of the vendor. A
 * retired key is no longer accepted.
 */
export const vendorKeys = pgTable(
  'vendor_keys',
  {
    vendor: text('vendor').notNull(),
    keyId: text('key_id').notNull(),
    /** Ed25519 key as SPKI in DER, base64. */
    publicKey: text('public_key').notNull(),
    addedAt: dateTime('added_at').notNull(),
    retiredAt: dateTime('retired_at'),
  },
  (table) => [primaryKey({ columns: [table.vendor, table.keyId] })],
);

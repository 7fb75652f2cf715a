import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';

/** Public keys of vendors: who holds the private one may bet and pay in its name. A key that is retired opens nothing any more. */
export const vendorKeys = pgTable(
  'vendor_keys',
  {
    vendor: text('vendor').notNull(),
    keyId: text('key_id').notNull(),
    /** Ed25519, SPKI in DER, base64. */
    publicKey: text('public_key').notNull(),
    addedAt: dateTime('added_at').notNull(),
    retiredAt: dateTime('retired_at'),
  },
  (table) => [primaryKey({ columns: [table.vendor, table.keyId] })],
);

import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../db/columns.ts';
import { keyKinds } from './generate-key.ts';

/** Id of the first version of every key. */
export const firstKeyId = 'initial';

/**
 * Secret keys that all gateway instances share, such as the RSA key for encrypted request bodies. Each row is one
 * version of a key. A key rotation adds a version while the gateways run, and the earlier versions stay valid for some
 * time.
 */
export const gatewayKeys = pgTable(
  'gateway_keys',
  {
    name: text('name').notNull(),
    /** Id of the version of the key. Versions of the same key have the same `name`. */
    id: text('id').notNull().default(firstKeyId),
    kind: text('kind', { enum: keyKinds }).notNull().default('random'),
    /** Secret, encrypted with the key-encryption key that `wrappedBy` names. Not encrypted if `wrappedBy` is null. */
    secret: text('secret').notNull(),
    wrappedBy: text('wrapped_by'),
    createdAt: dateTime('created_at').notNull().defaultNow(),
    /**
     * Time from which the gateways encrypt or sign new data with this version. Gateways accept data of this version
     * earlier, as soon as they have loaded the version.
     */
    activeFrom: dateTime('active_from').notNull().defaultNow(),
    /** Time from which gateways no longer accept data of this version. Null if no such time is set. */
    retiresAt: dateTime('retires_at'),
  },
  (table) => [primaryKey({ columns: [table.name, table.id] })],
);

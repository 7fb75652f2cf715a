import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../db/columns.ts';
import { keyKinds } from './generate-key.ts';

/** Id of the first version of every key. */
export const firstKeyId = 'initial';

/**
 * Secrets that all gateway instances share, such as the RSA key for encrypted request bodies. Each key has versions, so
 * that it can be rotated while gateways run.
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
     * Time from which the gateways use this version for new data. The gateways accept data of this version earlier,
     * as soon as they have loaded the version.
     */
    activeFrom: dateTime('active_from').notNull().defaultNow(),
    /** Time from which the version is no longer accepted. Null while no end is planned. */
    retiresAt: dateTime('retires_at'),
  },
  (table) => [primaryKey({ columns: [table.name, table.id] })],
);

import { pgTable, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../db/columns.ts';

/**
 * Secrets that all gateway instances share: the RSA key for encrypted request bodies, and the keys with which the
 * gateway signs.
 */
export const gatewayKeys = pgTable('gateway_keys', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
  createdAt: dateTime('created_at').notNull().defaultNow(),
});

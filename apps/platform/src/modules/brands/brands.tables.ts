import { sql } from 'drizzle-orm';
import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../core/db/columns.ts';

/** Settings that the operator changes at run time. The definition of a brand is in its brand file. */
export const merchants = pgTable('merchants', {
  code: text('code').primaryKey(),
  maintenance: boolean('maintenance').notNull().default(false),
  /** Expected end of the maintenance. */
  maintenanceUntil: dateTime('maintenance_until'),
  /** ISO 3166 codes of the countries whose visitors are rejected. */
  blockedCountries: text('blocked_countries').array().notNull().default([]),
  seededAt: dateTime('seeded_at'),
  /**
   * Copy from the brand file, with which the database calculates days. Null until the gateway has started with the
   * brand.
   */
  timeZone: text('time_zone'),
  /** Min sum of valid bets for a member to count as active in a period. */
  activeMinimum: minor('active_minimum')
    .notNull()
    .default(sql`10000`),
});

/**
 * Flags that differ from the brand file. A flag can only be switched off here: the bundle and the operator must both
 * allow it.
 */
export const merchantFlags = pgTable(
  'merchant_flags',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    flag: text('flag').notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.flag] })],
);

/**
 * Public keys of vendors. The holder of the private key may bet and pay in the vendor's name. A retired key is not
 * accepted.
 */
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

/** Secrets that all instances share: the RSA key of encrypted calls and the signing keys of the gateway. */
export const gatewayKeys = pgTable('gateway_keys', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
  createdAt: dateTime('created_at').notNull().defaultNow(),
});

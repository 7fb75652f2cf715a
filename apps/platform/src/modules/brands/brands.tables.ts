import { sql } from 'drizzle-orm';
import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../core/db/columns.ts';

/** Settings of brands that the operator changes at run time. The definition of a brand is in its brand file. */
export const merchants = pgTable('merchants', {
  code: text('code').primaryKey(),
  maintenance: boolean('maintenance').notNull().default(false),
  /** Time at which the maintenance is expected to end. */
  maintenanceUntil: dateTime('maintenance_until'),
  /** ISO 3166 codes of the countries whose visitors are rejected. */
  blockedCountries: text('blocked_countries').array().notNull().default([]),
  seededAt: dateTime('seeded_at'),
  /**
   * Copy of the time zone in the brand file. The database needs it to compute calendar days. Null until the gateway has
   * started with the brand.
   */
  timeZone: text('time_zone'),
  /** Minimum sum of valid bets with which a member counts as active in a period. */
  activeMinimum: minor('active_minimum')
    .notNull()
    .default(sql`10000`),
});

/**
 * Flags that differ from the brand file. A flag can only be switched off here, because a feature needs the permission
 * of both the brand file and the operator.
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

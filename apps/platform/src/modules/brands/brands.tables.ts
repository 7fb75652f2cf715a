import { sql } from 'drizzle-orm';
import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../core/db/columns.ts';

/** Settings of brands that the operator can change at run time. All other settings are in the brand file. */
export const merchants = pgTable('merchants', {
  code: text('code').primaryKey(),
  maintenance: boolean('maintenance').notNull().default(false),
  /** Expected end of the maintenance. Null if no end is set. */
  maintenanceUntil: dateTime('maintenance_until'),
  /** ISO 3166 codes of the countries whose visitors the brand rejects. */
  blockedCountries: text('blocked_countries').array().notNull().default([]),
  seededAt: dateTime('seeded_at'),
  /**
   * Time zone from the brand file. It is copied to this table, because database functions need it to compute calendar
   * days. Null until the gateway has started with this brand for the first time.
   */
  timeZone: text('time_zone'),
  /**
   * Minimum sum of a member's valid (settled) bets in a period, in minor units. A member who reaches this sum counts
   * as active in the period.
   */
  activeMinimum: minor('active_minimum')
    .notNull()
    .default(sql`10000`),
});

/**
 * Feature flags that the operator has switched off for a brand. A row can only switch off a flag that the brand file
 * switches on. It cannot switch on any other flag.
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

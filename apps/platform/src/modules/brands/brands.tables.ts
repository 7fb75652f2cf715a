import { sql } from 'drizzle-orm';
import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../core/db/columns.ts';

/** What the operator decides about a brand while it runs. What the brand is stands in its brand file. */
export const merchants = pgTable('merchants', {
  code: text('code').primaryKey(),
  maintenance: boolean('maintenance').notNull().default(false),
  /** When the operator expects to be done. */
  maintenanceUntil: dateTime('maintenance_until'),
  /** ISO 3166 codes of the countries whose visitors are turned away. */
  blockedCountries: text('blocked_countries').array().notNull().default([]),
  seededAt: dateTime('seeded_at'),
  /** The brand file's, for the database to know a day by; null before the gateway has started with it. */
  timeZone: text('time_zone'),
  /** The valid bet from which a member counts as active in a period. */
  activeMinimum: minor('active_minimum')
    .notNull()
    .default(sql`10000`),
});

/** Flags that differ from the brand file. One can only switch off what the bundle has: both must allow. */
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

import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { dateTime } from './columns.ts';

export const databasePurposes = ['demonstration', 'production'] as const;

/** Purpose of the database: demonstration or production. The table has one row, and its value never changes. */
export const databasePurpose = pgTable(
  'database_purpose',
  {
    /** Always 1, so that there is at most one row. */
    id: integer('id').primaryKey().default(1),
    purpose: text('purpose', { enum: databasePurposes }).notNull(),
    since: dateTime('since').notNull(),
  },
  (table) => [check('database_has_one_purpose', sql`${table.id} = 1`)],
);

import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { environments, releases } from '../environments/releases.tables.ts';

/** Releases that are scheduled for an environment. Rows are not deleted, so they are also the history. */
export const scheduledReleases = pgTable(
  'scheduled_releases',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    environment: text('environment', { enum: environments }).notNull(),
    releaseId: text('release_id')
      .notNull()
      .references(() => releases.id),
    /**
     * Number of changes of the environment at the time of the scheduling. If the environment has changed since then,
     * the due release is not published.
     */
    expectedNumber: integer('expected_number').notNull(),
    dueAt: dateTime('due_at').notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: ['waiting', 'done', 'failed', 'cancelled'] }).notNull(),
    errorCode: text('error_code'),
    scheduledBy: text('scheduled_by').notNull(),
    scheduledAt: dateTime('scheduled_at').notNull(),
    /** Operator who cancelled the scheduled release. Null if no operator has cancelled it. */
    endedBy: text('ended_by'),
    endedAt: dateTime('ended_at'),
  },
  (table) => [
    uniqueIndex('scheduled_releases_waiting')
      .on(table.brand, table.environment)
      .where(sql`state = 'waiting'`),
    index('scheduled_releases_due')
      .on(table.dueAt)
      .where(sql`state = 'waiting'`),
  ],
);

export type ScheduleRow = typeof scheduledReleases.$inferSelect;

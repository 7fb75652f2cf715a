import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { releases } from '../environments/releases.tables.ts';
import { brandVersions } from '../versions/versions.tables.ts';

/** Fleet runs. Each run composes the live version of every brand with a newly compiled app. */
export const fleetRuns = pgTable(
  'fleet_runs',
  {
    id: uuid('id').primaryKey(),
    state: text('state', { enum: ['composing', 'composed', 'releasing', 'done', 'stopped'] }).notNull(),
    reason: text('reason').notNull(),
    startedBy: text('started_by').notNull(),
    startedAt: dateTime('started_at').notNull(),
    /**
     * Operator who published the new releases of all brands in the state `unchanged`. Null if they are not published
     * yet.
     */
    releasedBy: text('released_by'),
    /** Reason of this operator. Null before the publication. */
    releaseReason: text('release_reason'),
    endedAt: dateTime('ended_at'),
  },
  (table) => [
    uniqueIndex('fleet_runs_active')
      .on(sql`(true)`)
      .where(sql`${table.state} in ('composing', 'composed', 'releasing')`),
    index('fleet_runs_newest').on(table.startedAt),
  ],
);

/**
 * Brands of a fleet run. A gateway reserves the brand that it processes for a limited time (`leasedUntil`). Other
 * gateways process other brands in this time.
 */
export const fleetItems = pgTable(
  'fleet_items',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => fleetRuns.id),
    brand: text('brand').notNull(),
    state: text('state', {
      enum: ['waiting', 'current', 'unchanged', 'changed', 'failed', 'releasing', 'released'],
    }).notNull(),
    /**
     * Live version, live release and number of changes of the live environment (`version`, `liveId`, `number`) at the
     * start of the run.
     */
    version: integer('version').notNull(),
    liveId: text('live_id')
      .notNull()
      .references(() => releases.id),
    number: integer('number').notNull(),
    releaseId: text('release_id').references(() => releases.id),
    files: integer('files').notNull().default(0),
    bytesBefore: bigint('bytes_before', { mode: 'number' }).notNull().default(0),
    bytesAfter: bigint('bytes_after', { mode: 'number' }).notNull().default(0),
    paths: jsonb('paths').$type<readonly string[]>().notNull().default([]),
    error: text('error'),
    /**
     * Number of attempts in the current step (composing or releasing the brand). It is 0 again when the state
     * changes.
     */
    attempts: integer('attempts').notNull().default(0),
    leasedUntil: dateTime('leased_until'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.brand] }),
    index('fleet_items_open')
      .on(table.runId)
      .where(sql`${table.state} in ('waiting', 'releasing')`),
    foreignKey({ columns: [table.brand, table.version], foreignColumns: [brandVersions.brand, brandVersions.number] }),
  ],
);

export type FleetRunRow = typeof fleetRuns.$inferSelect;
export type FleetItemRow = typeof fleetItems.$inferSelect;

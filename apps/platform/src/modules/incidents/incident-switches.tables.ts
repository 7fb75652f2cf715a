import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';

/**
 * Kinds of switches. A switch stops launches and bets of a game vendor, deposits, withdrawals, or a whole brand. A
 * stopped brand is under maintenance.
 */
export const switchKinds = ['vendor', 'deposits', 'withdrawals', 'brand'] as const;

/**
 * Stops of vendors, payment channels and brands. A stop is active as long as `startedAt` is null. Ended stops remain as
 * the history of incidents. At each change, a trigger increments the revision (a counter) `incident-switches`. Gateways
 * notice this and load the stops again.
 */
export const incidentSwitches = pgTable(
  'incident_switches',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: switchKinds }).notNull(),
    /** Code of the brand, or `*` for all brands. */
    merchant: text('merchant').notNull(),
    /**
     * Code of a vendor, id of a payment channel, or code of a payment provider. `*` means all. For a stop of a brand,
     * the value is always `*`.
     */
    subject: text('subject').notNull(),
    /** Reason for the stop, for other operators. Members do not see this text. */
    stopReason: text('stop_reason').notNull(),
    stoppedBy: text('stopped_by').notNull(),
    stoppedAt: dateTime('stopped_at').notNull(),
    startReason: text('start_reason'),
    startedBy: text('started_by'),
    startedAt: dateTime('started_at'),
  },
  (table) => [
    uniqueIndex('incident_switches_in_force')
      .on(table.kind, table.merchant, table.subject)
      .where(sql`started_at is null`),
  ],
);

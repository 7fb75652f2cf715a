import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';

export const switchKinds = ['vendor', 'channel', 'withdrawals'] as const;

/**
 * What the operator has switched off during an incident. A row means off, and no row means on. A trigger increases the
 * revision `incident-switches` at each change.
 */
export const incidentSwitches = pgTable(
  'incident_switches',
  {
    kind: text('kind', { enum: switchKinds }).notNull(),
    /** Code of the brand, or `*` for all brands. */
    merchant: text('merchant').notNull(),
    /** Code of the vendor, or id of the channel or code of its payment provider. `*` for withdrawals. */
    subject: text('subject').notNull(),
    /** Text for the colleagues of the operator. Members do not see it. */
    reason: text('reason').notNull(),
    since: dateTime('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.merchant, table.subject] })],
);

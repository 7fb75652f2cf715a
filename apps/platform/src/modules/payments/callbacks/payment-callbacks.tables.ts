import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';

/**
 * Callbacks of the payment providers that were processed. A callback that is already in this table is a repetition and
 * moves no money.
 */
export const paymentCallbacks = pgTable(
  'payment_callbacks',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    bodyHash: text('body_hash').notNull(),
    orderNo: text('order_no').notNull(),
    at: dateTime('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

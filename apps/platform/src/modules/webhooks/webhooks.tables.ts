import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type WebhookEvent, webhookEventTypes } from '@livery/contract/services/webhook-events';
import { dateTime } from '../../core/db/columns.ts';

/**
 * Events for the operator. Each event is stored in the same transaction as the change that it reports. A delivered
 * event stays for 30 days, so that the operator can check the sent events.
 */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    type: text('type', { enum: webhookEventTypes }).notNull(),
    data: jsonb('data').$type<WebhookEvent['data']>().notNull(),
    occurredAt: dateTime('occurred_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Time of the next attempt. Null after the delivery, and after the last attempt. */
    dueAt: dateTime('due_at'),
    deliveredAt: dateTime('delivered_at'),
    /** Error of the last attempt, for `npm run webhooks`. Null after the delivery. */
    error: text('error'),
  },
  (table) => [
    index('webhook_events_by_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('webhook_events_by_delivery').on(table.deliveredAt),
  ],
);

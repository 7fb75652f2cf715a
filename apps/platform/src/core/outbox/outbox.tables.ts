import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../db/columns.ts';

/**
 * Messages that wait for delivery. Delivered and expired messages are deleted, because a text can contain an
 * unencrypted one-time code.
 */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    channel: text('channel', { enum: ['sms', 'email'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    text: text('text').notNull(),
    link: text('link'),
    tries: integer('tries').notNull().default(0),
    createdAt: dateTime('created_at').notNull(),
    dueAt: dateTime('due_at').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
  },
  (table) => [index('outgoing_messages_by_due').on(table.dueAt)],
);

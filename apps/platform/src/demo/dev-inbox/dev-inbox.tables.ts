import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';

/** Messages to members that are stored but not sent. The page `/dev/inbox` shows them. */
export const devInbox = pgTable(
  'dev_inbox',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    channel: text('channel', { enum: ['sms', 'email'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    text: text('text').notNull(),
    link: text('link'),
    at: dateTime('at').notNull(),
  },
  (table) => [index('dev_inbox_by_merchant').on(table.merchant, table.at)],
);

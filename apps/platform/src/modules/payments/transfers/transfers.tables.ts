import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';

export const transferKinds = ['upline', 'member', 'downline'] as const;

export const transfers = pgTable(
  'transfers',
  {
    id: uuid('id').primaryKey(),
    orderNo: text('order_no').notNull(),
    merchant: text('merchant').notNull(),
    kind: text('kind', { enum: transferKinds }).notNull(),
    fromId: text('from_id')
      .notNull()
      .references(() => members.id),
    toId: text('to_id')
      .notNull()
      .references(() => members.id),
    amount: minor('amount').notNull(),
    note: text('note').notNull(),
    at: dateTime('at').notNull(),
  },
  (table) => [
    index('transfers_by_sender').on(table.fromId, table.at),
    index('transfers_by_receiver').on(table.toId, table.at),
  ],
);

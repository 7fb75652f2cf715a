import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../../core/db/columns.ts';
import { members } from '../../members/members.tables.ts';

/** Money that an agent lets rain on its team. It is held from the start; what nobody caught goes back. */
export const redPacketRains = pgTable(
  'rains',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    senderId: text('sender_id')
      .notNull()
      .references(() => members.id),
    amount: minor('amount').notNull(),
    envelopes: integer('envelopes').notNull(),
    wish: text('wish').notNull(),
    startsAt: dateTime('starts_at').notNull(),
    endsAt: dateTime('ends_at').notNull(),
    /** When it was over, and what went back. */
    endedAt: dateTime('ended_at'),
    returned: minor('returned'),
  },
  (table) => [
    index('rains_by_sender').on(table.senderId, table.startsAt),
    index('rains_falling')
      .on(table.endsAt)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** The envelopes of a rain, split before the first is caught. */
export const redPacketEnvelopes = pgTable(
  'rain_envelopes',
  {
    rainId: uuid('rain_id')
      .notNull()
      .references(() => redPacketRains.id),
    position: integer('position').notNull(),
    amount: minor('amount').notNull(),
    memberId: text('member_id').references(() => members.id),
    caughtAt: dateTime('caught_at'),
  },
  (table) => [
    primaryKey({ columns: [table.rainId, table.position] }),
    uniqueIndex('rain_envelopes_one_each').on(table.rainId, table.memberId),
  ],
);

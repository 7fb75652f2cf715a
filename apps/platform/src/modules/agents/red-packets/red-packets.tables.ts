import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';

/**
 * Red packet rains. In a rain an agent gives an amount to its team in envelopes, which members claim until the rain
 * ends. The amount is debited at the start, and the unclaimed rest is refunded at the end.
 */
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
    /** Time at which the rain ended and the rest was refunded. */
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

/** Envelopes of a red packet rain. All of them are created before the first claim. */
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

import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';

/**
 * Red packet rains. An agent pays an amount, which is split into envelopes. Members of the agent's team claim the
 * envelopes until the rain ends. The amount is debited at the start. The unclaimed part is refunded at the end.
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
    /** Time at which the periodic job ended the rain and refunded the unclaimed envelopes. Null until then. */
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

/** Envelopes of red packet rains. All envelopes of a rain are created at its start. */
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

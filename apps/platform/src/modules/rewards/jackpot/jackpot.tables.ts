import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';
import { merchants } from '../../brands/index.ts';

/**
 * Rounds of the jackpots of brands. The seed of a round is created when the round opens. Before the draw only the hash
 * of the seed is public.
 */
export const jackpotRounds = pgTable(
  'jackpot_rounds',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    number: integer('number').notNull(),
    state: text('state', { enum: ['open', 'drawn'] }).notNull(),
    opensAt: dateTime('opens_at').notNull(),
    closesAt: dateTime('closes_at').notNull(),
    seed: text('seed').notNull(),
    seedHash: text('seed_hash').notNull(),
    /** Amount that the operator has already paid into the pool for the bets of this round, in minor units. */
    funded: minor('funded')
      .notNull()
      .default(sql`0`),
    drawnAt: dateTime('drawn_at'),
    root: text('root'),
    tickets: bigint('tickets', { mode: 'number' }),
    ticket: bigint('ticket', { mode: 'number' }),
    winnerId: text('winner_id').references(() => members.id),
    amount: minor('amount'),
  },
  (table) => [
    uniqueIndex('jackpot_rounds_by_number').on(table.merchant, table.number),
    index('jackpot_rounds_by_state').on(table.merchant, table.state),
  ],
);

/**
 * Tickets of each member at the end of a jackpot round. A row contains a range of ticket numbers. The rows, sorted by
 * `position`, are the leaves of the hash tree of the round.
 */
export const jackpotHolders = pgTable(
  'jackpot_holders',
  {
    roundId: uuid('round_id')
      .notNull()
      .references(() => jackpotRounds.id),
    position: integer('position').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** Pseudonym of the member. It is published in the hash tree instead of the name. */
    holder: text('holder').notNull(),
    from: bigint('from_ticket', { mode: 'number' }).notNull(),
    to: bigint('to_ticket', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.position] }),
    uniqueIndex('jackpot_holders_by_member').on(table.roundId, table.memberId),
  ],
);

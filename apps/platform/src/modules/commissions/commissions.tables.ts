import { gameCategories } from '@livery/merchant/categories';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../core/db/columns.ts';
import { members } from '../members/index.ts';

/**
 * Series (payout level) and rebate rates of members. With the series n, a LOTT (lottery) bet pays n/2000 of the fair
 * prize. A member without a row has the series and rates of the agent one level above.
 */
export const memberRates = pgTable('member_rates', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id),
  merchant: text('merchant').notNull(),
  series: integer('series').notNull(),
  /** Rebate rates by category, in hundredths of a percent. The rate of a missing category is 0. */
  rates: jsonb('rates').$type<Readonly<Record<string, number>>>().notNull(),
  changedBy: text('changed_by'),
  changedAt: dateTime('changed_at').notNull(),
});

export const commissionStates = ['waiting', 'due', 'paid', 'dropped'] as const;

/**
 * Commissions of the agents above a member for the bets of this member. Each row is the commission of one agent for
 * one bet. Its state is `waiting` until the bet is settled, then `due`, and then `paid`. It is `dropped` if the bet
 * is cancelled.
 */
export const commissions = pgTable(
  'line_rebates',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    vendor: text('vendor').notNull(),
    betId: text('bet_id').notNull(),
    kind: text('kind', { enum: ['series', 'rate'] }).notNull(),
    category: text('category', { enum: gameCategories }).notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** Id of the member who placed the bet. */
    fromId: text('from_id')
      .notNull()
      .references(() => members.id),
    stake: minor('stake').notNull(),
    own: integer('own').notNull(),
    below: integer('below').notNull(),
    amount: minor('amount').notNull(),
    state: text('state', { enum: commissionStates }).notNull(),
    madeAt: dateTime('made_at').notNull(),
    settledAt: dateTime('settled_at'),
    /**
     * Id of the payout that paid this commission, or null before the payment. One payout pays several commissions.
     * The payout is a ledger transaction with the reference `line-rebate/<id>`.
     */
    payoutId: uuid('payout_id'),
  },
  (table) => [
    uniqueIndex('line_rebates_once').on(table.vendor, table.betId, table.memberId),
    index('line_rebates_by_member').on(table.memberId, table.madeAt),
    index('line_rebates_due')
      .on(table.memberId)
      .where(sql`${table.state} = 'due'`),
  ],
);

import { gameCategories } from '@livery/merchant/categories';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../../core/db/columns.ts';
import { members } from '../../members/members.tables.ts';
import { merchants } from '../../brands/brands.tables.ts';

/** What a brand gives back of a valid bet, by the game's category and the member's VIP level. */
export const rebateRates = pgTable(
  'rebate_rates',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    category: text('category', { enum: gameCategories }).notNull(),
    vipLevel: integer('vip_level').notNull(),
    /** Hundredths of a percent. */
    rate: integer('rate').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.category, table.vipLevel] })],
);

/** A rebate that was paid. Claims of a member follow one another without a gap, so no bet counts twice. */
export const rebateClaims = pgTable(
  'rebate_claims',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** Bets that were settled in `[from, to)`. */
    from: dateTime('from').notNull(),
    to: dateTime('to').notNull(),
    amount: minor('amount').notNull(),
    paidAt: dateTime('paid_at').notNull(),
  },
  (table) => [
    uniqueIndex('rebate_claims_by_period').on(table.memberId, table.from),
    index('rebate_claims_by_member').on(table.memberId, table.paidAt),
  ],
);

/** How a claim came to its amount. */
export const rebateLines = pgTable(
  'rebate_lines',
  {
    claimId: uuid('claim_id')
      .notNull()
      .references(() => rebateClaims.id),
    category: text('category', { enum: gameCategories }).notNull(),
    validBet: minor('valid_bet').notNull(),
    rate: integer('rate').notNull(),
    amount: minor('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.claimId, table.category] })],
);

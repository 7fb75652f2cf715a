import { gameCategories } from '@livery/merchant/categories';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';
import { merchants } from '../../brands/index.ts';

/**
 * Cashback rates of a brand by game category and VIP level. A rate is the part of each valid (settled) bet that is
 * paid back to the member.
 */
export const rebateRates = pgTable(
  'rebate_rates',
  {
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    category: text('category', { enum: gameCategories }).notNull(),
    vipLevel: integer('vip_level').notNull(),
    /** Part of each valid bet that is paid back to the member, in hundredths of a percent. */
    rate: integer('rate').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.category, table.vipLevel] })],
);

/**
 * Cashback payments to members. Each payment covers the bets of a period. The periods of a member have no gaps and no
 * overlaps, so that each bet counts once.
 */
export const rebateClaims = pgTable(
  'rebate_claims',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /**
     * Start of the period. `from` is inclusive and `to` is exclusive. A bet belongs to the period in which it was
     * settled.
     */
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

/** Parts of a cashback payment by game category. */
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

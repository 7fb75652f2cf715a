import { bankCards } from './bank-accounts.tables.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../core/db/columns.ts';
import { members } from '../members/index.ts';
import { merchants } from '../brands/index.ts';

/** Limits and fees of withdrawals. Each brand has one row. */
export const withdrawalRules = pgTable('withdrawal_rules', {
  merchant: text('merchant')
    .primaryKey()
    .references(() => merchants.code),
  minAmount: minor('least').notNull(),
  maxAmount: minor('most').notNull(),
  /** Maximum total of a member's withdrawals per day, in minor units. Days are in the merchant's time zone. */
  dailyMaxAmount: minor('daily_most').notNull(),
  dailyCount: integer('daily_count').notNull(),
  /** Number of withdrawals per day that are free of fees for a member. */
  freeCount: integer('free_count').notNull(),
  /** Fee rate in hundredths of a percent of the withdrawn amount. */
  feeRate: integer('fee_rate').notNull(),
  feeFixed: minor('fee_fixed').notNull(),
  maxCards: integer('most_cards').notNull(),
});

export const withdrawalStates = ['pending', 'processing', 'paid', 'refused', 'cancelled'] as const;

/**
 * Withdrawals. The request moves the amount from the member's wallet to the merchant's ledger account `held`. The
 * amount stays in this account until it is paid out or returned.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid('id').primaryKey(),
    orderNo: text('order_no').notNull(),
    merchant: text('merchant').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    cardId: uuid('card_id')
      .notNull()
      .references(() => bankCards.id),
    /** Amount that is debited from the wallet. The member receives this amount minus the fee. */
    amount: minor('amount').notNull(),
    fee: minor('fee').notNull(),
    state: text('state', { enum: withdrawalStates }).notNull(),
    reason: text('reason'),
    createdAt: dateTime('created_at').notNull(),
    /** Time of the next call to the back office. Null if no call is planned. */
    dueAt: dateTime('due_at'),
    /** Time at which the back office began the review. Null if it has not begun. */
    reviewedAt: dateTime('reviewed_at'),
    settledAt: dateTime('settled_at'),
  },
  (table) => [
    uniqueIndex('withdrawals_by_order').on(table.orderNo),
    index('withdrawals_by_member').on(table.memberId, table.createdAt),
    index('withdrawals_by_due').on(table.dueAt),
    // Index for the query that computes the usual duration of withdrawals.
    index('withdrawals_paid')
      .on(table.merchant, table.settledAt)
      .where(sql`${table.state} = 'paid'`),
    check('withdrawal_pays_more_than_its_fee', sql`${table.amount} > ${table.fee} and ${table.fee} >= 0`),
  ],
);

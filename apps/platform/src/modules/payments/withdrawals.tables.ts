import { bankCards } from './bank-accounts.tables.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../core/db/columns.ts';
import { members } from '../members/index.ts';
import { merchants } from '../brands/index.ts';

/** Limits and fees of withdrawals by brand. */
export const withdrawalRules = pgTable('withdrawal_rules', {
  merchant: text('merchant')
    .primaryKey()
    .references(() => merchants.code),
  minAmount: minor('least').notNull(),
  maxAmount: minor('most').notNull(),
  /** Maximum total amount per day in the merchant's time zone. */
  dailyMaxAmount: minor('daily_most').notNull(),
  dailyCount: integer('daily_count').notNull(),
  /** Number of withdrawals per day without a fee. */
  freeCount: integer('free_count').notNull(),
  /** Fee as a share of the withdrawn amount, in hundredths of a percent. */
  feeRate: integer('fee_rate').notNull(),
  feeFixed: minor('fee_fixed').notNull(),
  maxCards: integer('most_cards').notNull(),
});

export const withdrawalStates = ['pending', 'processing', 'paid', 'refused', 'cancelled'] as const;

/**
 * Withdrawals. The ledger holds the amount of a withdrawal while it is pending or processing. Afterwards the amount is
 * paid out or returned to the member.
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
    /** Amount that leaves the wallet. The fee is deducted from it. */
    amount: minor('amount').notNull(),
    fee: minor('fee').notNull(),
    state: text('state', { enum: withdrawalStates }).notNull(),
    reason: text('reason'),
    createdAt: dateTime('created_at').notNull(),
    /** Time of the next back office step. Null after the decision. */
    dueAt: dateTime('due_at'),
    settledAt: dateTime('settled_at'),
  },
  (table) => [
    uniqueIndex('withdrawals_by_order').on(table.orderNo),
    index('withdrawals_by_member').on(table.memberId, table.createdAt),
    index('withdrawals_by_due').on(table.dueAt),
    check('withdrawal_pays_more_than_its_fee', sql`${table.amount} > ${table.fee} and ${table.fee} >= 0`),
  ],
);

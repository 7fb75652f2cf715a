import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../core/db/columns.ts';
import { withdrawals } from './withdrawals.tables.ts';

export const payoutStates = ['queued', 'sent', 'paid', 'rejected'] as const;

/**
 * Payouts of approved withdrawals. A payout is `queued` until its provider has confirmed the order. Then it is `sent`
 * until the provider reports the result. Until the result, the amount stays in the ledger account `held`.
 */
export const payouts = pgTable(
  'payouts',
  {
    /** Order number of the withdrawal. The provider pays each number once. */
    orderNo: text('order_no').primaryKey(),
    withdrawalId: uuid('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id),
    merchant: text('merchant').notNull(),
    provider: text('provider').notNull(),
    /** Amount that is sent to the bank account: the amount of the withdrawal minus the fee. */
    amount: minor('amount').notNull(),
    state: text('state', { enum: payoutStates }).notNull(),
    reason: text('reason'),
    /** Time of the next call to the provider. Null if the payout has ended. */
    nextAt: dateTime('next_at'),
    createdAt: dateTime('created_at').notNull(),
    settledAt: dateTime('settled_at'),
  },
  (table) => [index('payouts_by_next').on(table.nextAt)],
);

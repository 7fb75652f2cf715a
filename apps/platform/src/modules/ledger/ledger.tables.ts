import { sql } from 'drizzle-orm';
import { bigserial, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../core/db/columns.ts';
import { members } from '../members/index.ts';

export const accountKinds = ['member', 'cash', 'gaming', 'promotion', 'jackpot', 'held', 'fees'] as const;
export const movementKinds = [
  'deposit',
  'withdrawal',
  'withdrawalHold',
  'withdrawalRelease',
  'bet',
  'win',
  'rollback',
  'bonus',
  'rebate',
  'salary',
  'dividend',
  'transfer',
] as const;

/**
 * Accounts of the ledger. A member has one account. A merchant has one for each kind of counterpart, which is the other
 * side of a member's movement. A trigger updates a member's balance from the entries. The balance of a counterpart is
 * summed on each read, so that members do not wait for a lock on its row.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant').notNull(),
    kind: text('kind', { enum: accountKinds }).notNull(),
    memberId: text('member_id')
      .unique()
      .references(() => members.id),
    currency: text('currency').notNull(),
    balance: minor('balance')
      .notNull()
      .default(sql`0`),
  },
  (table) => [check('ledger_member_not_overdrawn', sql`${table.kind} <> 'member' or ${table.balance} >= 0`)],
);

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    kind: text('kind', { enum: movementKinds }).notNull(),
    /** Cause of the movement, e.g. a bet's id. */
    reference: text('reference').notNull(),
    at: dateTime('at').notNull(),
  },
  // The index excludes bets and wins to stay small, because these are found through the table `bets`.
  (table) => [
    index('ledger_transactions_by_time')
      .on(table.merchant, table.at)
      .where(sql`${table.kind} not in ('bet', 'win', 'rollback')`),
  ],
);

/**
 * Entries of transactions. Triggers ensure that rows are only inserted, that all entries of a transaction are inserted
 * in one statement, and that they add up to zero.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: text('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: minor('amount').notNull(),
  },
  (table) => [
    index('ledger_entries_by_account').on(table.accountId, table.id),
    index('ledger_entries_by_transaction').on(table.transactionId),
    check('ledger_entry_moves', sql`${table.amount} <> 0`),
  ],
);

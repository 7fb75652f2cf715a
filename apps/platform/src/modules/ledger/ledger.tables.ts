import { sql } from 'drizzle-orm';
import { bigserial, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../core/db/columns.ts';
import { members } from '../members/index.ts';

export const accountKinds = ['member', 'cash', 'gaming', 'promotion', 'jackpot', 'held', 'fees', 'debts'] as const;
export const movementKinds = [
  'deposit',
  'refund',
  'debtPayment',
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
 * Accounts of the ledger. A member has one account, and a merchant has several, e.g. for bets and for promotions. Money
 * moves between these accounts. A database trigger updates the column `balance` of members' accounts only. The balance
 * of a merchant's account is the sum of its entries. It is not stored, because each movement of money would have to
 * lock the row of the merchant's account. All members would then wait for this lock.
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
    /** Id of the event that caused the transaction, e.g. a bet id. */
    reference: text('reference').notNull(),
    at: dateTime('at').notNull(),
  },
  // The index stays small, because it excludes bets, wins and rollbacks. They can be found with the table `bets`.
  (table) => [
    index('ledger_transactions_by_time')
      .on(table.merchant, table.at)
      .where(sql`${table.kind} not in ('bet', 'win', 'rollback')`),
  ],
);

/**
 * Entries of ledger transactions. Triggers reject updates and deletions. The triggers also ensure that one statement
 * inserts all entries of a transaction, in the database transaction that inserts the transaction's row. The entries
 * must have one currency and the sum zero.
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

/**
 * Money that is reserved now in the merchants' accounts of the kind `held`. Each row has the amount of one cause,
 * e.g. of one red packet rain. Only a trigger writes this table, from the ledger entries of these accounts. A cause
 * can release at most its own amount, so the balance of the account is never negative.
 */
export const ledgerHolds = pgTable(
  'ledger_holds',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    /**
     * Cause of the reserved amount. It consists of the first two parts of the ledger transaction's `reference`, e.g.
     * `rain/<id>` for `rain/<id>/<position>`.
     */
    cause: text('cause').notNull(),
    amount: minor('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.cause] }),
    check('ledger_hold_not_negative', sql`${table.amount} >= 0`),
  ],
);

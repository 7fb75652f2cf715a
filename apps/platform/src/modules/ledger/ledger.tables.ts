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
 * moves between these accounts. A database trigger updates the column `balance`, but only for accounts of members. The
 * balance of a merchant's account is not stored, it is the sum of its entries. To store it, each movement of money
 * would have to lock the merchant's account. All movements would then have to wait for each other.
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
  // The index excludes bets, wins and rollbacks, because they are most of the rows. They can be found with the table
  // `bets`.
  (table) => [
    index('ledger_transactions_by_time')
      .on(table.merchant, table.at)
      .where(sql`${table.kind} not in ('bet', 'win', 'rollback')`),
  ],
);

/**
 * Entries of ledger transactions. Triggers enforce the following rules:
 * - Entries are never updated or deleted.
 * - One statement inserts all entries of a ledger transaction, in the same database transaction as its row in
 *   `ledger_transactions`.
 * - The entries of a ledger transaction have one currency, and their sum is zero.
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
 * Money that is reserved now in the merchants' accounts of the kind `held`. Each row has the amount that one cause
 * reserves, e.g. one red packet rain (money that an agent distributes). Only a trigger writes this table, from the
 * ledger entries of these accounts. It rejects a release of more money than the cause has reserved, so the balance of
 * the account is never negative.
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

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../../core/db/columns.ts';
import { members } from '../../members/members.tables.ts';
import { merchants } from '../../brands/brands.tables.ts';

export const bankKinds = ['bank', 'wallet'] as const;

/** Banks and e-wallets that a brand pays out to. */
export const payoutBanks = pgTable(
  'payout_banks',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    kind: text('kind', { enum: bankKinds }).notNull(),
    /** A proper name: the same in every language. */
    name: text('name').notNull(),
    /** Digits that an account number there has. */
    shortest: integer('shortest').notNull(),
    longest: integer('longest').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('payout_banks_by_merchant').on(table.merchant, table.position)],
);

/** What a brand allows of a withdrawal. */
export const withdrawalRules = pgTable('withdrawal_rules', {
  merchant: text('merchant')
    .primaryKey()
    .references(() => merchants.code),
  minAmount: minor('least').notNull(),
  maxAmount: minor('most').notNull(),
  /** In one day of the merchant. */
  dailyMaxAmount: minor('daily_most').notNull(),
  dailyCount: integer('daily_count').notNull(),
  /** Withdrawals of a day that cost nothing. */
  freeCount: integer('free_count').notNull(),
  /** Of what is withdrawn, in hundredths of a percent. */
  feeRate: integer('fee_rate').notNull(),
  feeFixed: minor('fee_fixed').notNull(),
  maxCards: integer('most_cards').notNull(),
});

/** Where a member wants to be paid. The number is sealed; only its last four digits can be read. */
export const bankCards = pgTable(
  'bank_cards',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    bankId: text('bank_id')
      .notNull()
      .references(() => payoutBanks.id),
    holder: text('holder').notNull(),
    sealedNumber: text('sealed_number').notNull(),
    /** Finds the same number again without opening any. */
    numberMark: text('number_mark').notNull(),
    lastDigits: text('last_digits').notNull(),
    createdAt: dateTime('created_at').notNull(),
    removedAt: dateTime('removed_at'),
  },
  (table) => [
    index('bank_cards_by_member').on(table.memberId, table.createdAt),
    uniqueIndex('bank_cards_by_number')
      .on(table.merchant, table.bankId, table.numberMark)
      .where(sql`removed_at is null`),
  ],
);

/** A second password, for money alone. */
export const paymentPasswords = pgTable('payment_passwords', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id),
  passwordHash: text('password_hash').notNull(),
  changedAt: dateTime('changed_at').notNull(),
  /** Tries since the last right one. */
  failures: integer('failures').notNull().default(0),
  lockedUntil: dateTime('locked_until'),
});

export const withdrawalStates = ['pending', 'processing', 'paid', 'refused', 'cancelled'] as const;

/** While it is pending or processing its amount is held in the ledger; then it is either paid or given back. */
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
    /** What leaves the wallet; the fee is taken from it. */
    amount: minor('amount').notNull(),
    fee: minor('fee').notNull(),
    state: text('state', { enum: withdrawalStates }).notNull(),
    reason: text('reason'),
    createdAt: dateTime('created_at').notNull(),
    /** When the back office looks at it next; null when it has decided. */
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

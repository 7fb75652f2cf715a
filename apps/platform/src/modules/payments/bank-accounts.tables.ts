import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';
import { members } from '../members/index.ts';
import { merchants } from '../brands/index.ts';

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
    /** Name of the bank, which is the same in all languages. */
    name: text('name').notNull(),
    /** Minimum and maximum number of digits of an account number. */
    shortest: integer('shortest').notNull(),
    longest: integer('longest').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('payout_banks_by_merchant').on(table.merchant, table.position)],
);

/**
 * Bank accounts and e-wallets to which members withdraw. The account number is encrypted. Only its last four digits are
 * readable.
 */
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
    /** Keyed hash of the account number. It finds an equal number without decryption. */
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

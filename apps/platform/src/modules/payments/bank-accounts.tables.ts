import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';
import { members } from '../members/index.ts';
import { merchants } from '../brands/index.ts';

export const bankKinds = ['bank', 'wallet'] as const;

/** Banks and e-wallets to which members of a brand can withdraw. */
export const payoutBanks = pgTable(
  'payout_banks',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    /**
     * Code of the payment provider that sends withdrawals to this bank. `providerBank` is the id of the bank at the
     * provider. With an empty code, members cannot add an account at this bank.
     */
    provider: text('provider').notNull().default(''),
    providerBank: text('provider_bank').notNull().default(''),
    kind: text('kind', { enum: bankKinds }).notNull(),
    /** Name of the bank. It is the same in all languages. */
    name: text('name').notNull(),
    /** Minimum number of digits of an account number at this bank. The column `longest` is the maximum number. */
    shortest: integer('shortest').notNull(),
    longest: integer('longest').notNull(),
    /**
     * False if the provider no longer pays to the bank. Existing accounts of members stay, but no new account can be
     * added.
     */
    isOn: boolean('is_on').notNull().default(true),
    position: integer('position').notNull(),
  },
  (table) => [index('payout_banks_by_merchant').on(table.merchant, table.position)],
);

/**
 * Bank accounts and e-wallets of members for withdrawals. The account number is encrypted, except for its last digits
 * in `lastDigits`.
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
    /**
     * Keyed hash of the account number. The gateway uses it to detect an account number that another member already
     * has.
     */
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

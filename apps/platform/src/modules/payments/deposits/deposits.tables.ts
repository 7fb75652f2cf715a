import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { dateTime, minor } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';
import { merchants } from '../../brands/index.ts';
import type { Translations } from '../../../core/text/translations.ts';

export const channelKinds = ['bank', 'wallet', 'qr', 'voucher'] as const;

/** Payment channels (payment methods) with which members of a brand can deposit. */
export const paymentChannels = pgTable(
  'payment_channels',
  {
    id: text('id').primaryKey(),
    merchant: text('merchant')
      .notNull()
      .references(() => merchants.code),
    /** Code of the payment provider that offers the channel. An empty text means that the channel is closed. */
    provider: text('provider').notNull().default(''),
    /** Id of the channel at its provider. */
    providerChannel: text('provider_channel').notNull().default(''),
    kind: text('kind', { enum: channelKinds }).notNull(),
    names: jsonb('names').$type<Translations>().notNull(),
    minAmount: minor('least').notNull(),
    maxAmount: minor('most').notNull(),
    quickAmounts: minor('quick_amounts').array().notNull(),
    /** Fee rate in hundredths of a percent of the paid amount. */
    feeRate: integer('fee_rate').notNull(),
    feeFixed: minor('fee_fixed').notNull(),
    /** Minutes after which an unpaid order expires. */
    payWithin: integer('pay_within').notNull(),
    /** Usual time in minutes from the payment to the credit. 0 means immediately. */
    processingMinutes: integer('takes').notNull(),
    isOn: boolean('is_on').notNull().default(true),
    position: integer('position').notNull(),
  },
  (table) => [index('payment_channels_by_merchant').on(table.merchant, table.position)],
);

export const depositStates = ['pending', 'confirmed', 'failed', 'expired'] as const;

/** Deposit orders. Money is credited only when the state of an order becomes `confirmed`. */
export const deposits = pgTable(
  'deposits',
  {
    id: uuid('id').primaryKey(),
    /** Order number. The member, the payment channel and customer service use the same number. */
    orderNo: text('order_no').notNull(),
    merchant: text('merchant').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    channelId: text('channel_id')
      .notNull()
      .references(() => paymentChannels.id),
    /** Amount that the member pays, in minor units. The fee is deducted from it before the credit. */
    amount: minor('amount').notNull(),
    /**
     * Original amount of the order, if the member has paid a different amount. Null if the amount has not changed.
     */
    orderedAmount: minor('ordered_amount'),
    fee: minor('fee').notNull(),
    state: text('state', { enum: depositStates }).notNull(),
    /**
     * Reason for a failed payment, as a code. The code comes from the payment provider, or from the gateway (`amount`
     * or `channel`).
     */
    reason: text('reason'),
    /** URL of the provider's payment page. Null until the provider has confirmed that it has the order. */
    payUrl: text('pay_url'),
    /** Language of the payment page. `returnTo` is the path in the app to which the payment page returns. */
    language: text('language').notNull().default('EN'),
    returnTo: text('return_to').notNull().default('/m/voucherCenter'),
    /** Promotion whose bonus the member selected for the deposit. Null if the member selected no bonus. */
    bonusId: text('bonus_id'),
    /** Amount of the bonus that was credited together with the deposit. Null if none was credited. */
    bonusAmount: minor('bonus_amount'),
    /** Time of the next status query to the provider. Null if no query is planned. */
    checkAt: dateTime('check_at'),
    createdAt: dateTime('created_at').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
    settledAt: dateTime('settled_at'),
  },
  (table) => [
    uniqueIndex('deposits_by_order').on(table.orderNo),
    index('deposits_by_member').on(table.memberId, table.createdAt),
    index('deposits_by_state').on(table.state, table.expiresAt),
    index('deposits_by_check').on(table.checkAt),
    check('deposit_pays_more_than_its_fee', sql`${table.amount} > ${table.fee} and ${table.fee} >= 0`),
  ],
);

/**
 * Refunds of deposits: amounts that a provider has taken back, e.g. after a chargeback. The part that the member's
 * balance did not cover is a debt of the member to the brand (ADR 158).
 */
export const depositRefunds = pgTable(
  'deposit_refunds',
  {
    provider: text('provider').notNull(),
    /** Id of the refund at its provider. A repeated refund has the same id and changes nothing. */
    refundId: text('refund_id').notNull(),
    depositId: uuid('deposit_id')
      .notNull()
      .references(() => deposits.id),
    merchant: text('merchant').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    amount: minor('amount').notNull(),
    reason: text('reason'),
    /**
     * Part of the refund that the member still owes, in minor units. It is collected when the member has a balance
     * again.
     */
    debt: minor('debt').notNull(),
    at: dateTime('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.refundId] }),
    index('deposit_refunds_by_deposit').on(table.depositId),
    index('deposit_refunds_with_debt')
      .on(table.memberId)
      .where(sql`${table.debt} > 0`),
    check('deposit_refund_debt_within_amount', sql`${table.debt} between 0 and ${table.amount}`),
  ],
);

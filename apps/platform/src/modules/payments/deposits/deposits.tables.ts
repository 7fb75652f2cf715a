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
    /** Order number that is shown to the member and used by the payment channel and customer service. */
    orderNo: text('order_no').notNull(),
    merchant: text('merchant').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    channelId: text('channel_id')
      .notNull()
      .references(() => paymentChannels.id),
    /** Amount that the member pays. The fee is deducted before the credit. */
    amount: minor('amount').notNull(),
    fee: minor('fee').notNull(),
    state: text('state', { enum: depositStates }).notNull(),
    /** Reason for a failed payment, as a code of the payment channel. */
    reason: text('reason'),
    /** URL of the channel's payment page. Null if the channel has no payment page. */
    payUrl: text('pay_url'),
    createdAt: dateTime('created_at').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
    settledAt: dateTime('settled_at'),
  },
  (table) => [
    uniqueIndex('deposits_by_order').on(table.orderNo),
    index('deposits_by_member').on(table.memberId, table.createdAt),
    index('deposits_by_state').on(table.state, table.expiresAt),
    check('deposit_pays_more_than_its_fee', sql`${table.amount} > ${table.fee} and ${table.fee} >= 0`),
  ],
);

/**
 * Callbacks of the payment provider that were processed. A callback that is already in this table is a repetition and
 * moves no money.
 */
export const paymentCallbacks = pgTable(
  'payment_callbacks',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    bodyHash: text('body_hash').notNull(),
    orderNo: text('order_no').notNull(),
    at: dateTime('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

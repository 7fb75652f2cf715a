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

/** Payment methods for deposits of a brand. */
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
    /** Fee as a share of the paid amount, in hundredths of a percent. */
    feeRate: integer('fee_rate').notNull(),
    feeFixed: minor('fee_fixed').notNull(),
    /** Minutes until an unpaid order expires. */
    payWithin: integer('pay_within').notNull(),
    /** Usual processing time in minutes. 0 means immediate. */
    processingMinutes: integer('takes').notNull(),
    isOn: boolean('is_on').notNull().default(true),
    position: integer('position').notNull(),
  },
  (table) => [index('payment_channels_by_merchant').on(table.merchant, table.position)],
);

export const depositStates = ['pending', 'confirmed', 'failed', 'expired'] as const;

/** Deposit orders. Only a confirmed order has moved money. */
export const deposits = pgTable(
  'deposits',
  {
    id: uuid('id').primaryKey(),
    /** Order number that the member, the channel and customer service use. */
    orderNo: text('order_no').notNull(),
    merchant: text('merchant').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    channelId: text('channel_id')
      .notNull()
      .references(() => paymentChannels.id),
    /** Paid amount. The fee is deducted from it. */
    amount: minor('amount').notNull(),
    fee: minor('fee').notNull(),
    state: text('state', { enum: depositStates }).notNull(),
    /** Reason for a failure, as a code of the payment channel. */
    reason: text('reason'),
    /** URL of the payment page of the channel. Null when the channel needs no page. */
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

/** Processed callbacks of the payment provider. With them a repeated callback moves no money. */
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

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
import type { Translations } from '../../catalogue/catalogue.tables.ts';
import { dateTime, minor } from '../../../core/db/columns.ts';
import { members } from '../../members/members.tables.ts';
import { merchants } from '../../brands/brands.tables.ts';

export const channelKinds = ['bank', 'wallet', 'qr', 'voucher'] as const;

/** Ways in which a brand's members pay in. */
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
    /** Of what is paid, in hundredths of a percent. */
    feeRate: integer('fee_rate').notNull(),
    feeFixed: minor('fee_fixed').notNull(),
    /** Minutes in which it has to be paid. */
    payWithin: integer('pay_within').notNull(),
    /** How long it usually takes, in minutes; 0: at once. */
    processingMinutes: integer('takes').notNull(),
    isOn: boolean('is_on').notNull().default(true),
    position: integer('position').notNull(),
  },
  (table) => [index('payment_channels_by_merchant').on(table.merchant, table.position)],
);

export const depositStates = ['pending', 'confirmed', 'failed', 'expired'] as const;

/** What a member set out to pay in. Only a confirmed one has moved money. */
export const deposits = pgTable(
  'deposits',
  {
    id: uuid('id').primaryKey(),
    /** The number that member, channel and customer service know it by. */
    orderNo: text('order_no').notNull(),
    merchant: text('merchant').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    channelId: text('channel_id')
      .notNull()
      .references(() => paymentChannels.id),
    /** What is paid; the fee is taken from it. */
    amount: minor('amount').notNull(),
    fee: minor('fee').notNull(),
    state: text('state', { enum: depositStates }).notNull(),
    /** Why it failed, by the channel's code. */
    reason: text('reason'),
    /** Where the channel takes the payment; null where it needs no page. */
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

/** What channels called back with, so that the same call again moves nothing. */
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

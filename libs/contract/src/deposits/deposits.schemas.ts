import * as z from 'zod/mini';
import { amount, amountInput } from '../wallet/wallet.schemas.ts';

export const channelKinds = ['bank', 'wallet', 'qr', 'voucher'] as const;
export const depositStates = ['pending', 'confirmed', 'failed', 'expired'] as const;

const channel = z.object({
  id: z.string(),
  kind: z.enum(channelKinds),
  name: z.string(),
  least: amount,
  most: amount,
  quickAmounts: z.array(amount),
  /** Percent of the paid amount, e.g. `1.50`. It is deducted together with `feeFixed`. */
  feeRate: amount,
  feeFixed: amount,
  /** Minutes until the order expires. */
  payWithin: z.number(),
  /** Usual processing time in minutes. 0: immediate. */
  takes: z.number(),
});
export type DepositChannel = z.infer<typeof channel>;

export const deposit = z.object({
  id: z.string(),
  orderNo: z.string(),
  channelName: z.string(),
  channelKind: z.enum(channelKinds),
  amount,
  fee: amount,
  /** Amount that the wallet receives. */
  credited: amount,
  currency: z.string(),
  state: z.enum(depositStates),
  /** Reason of the failure, as a code of the channel. */
  reason: z.nullable(z.string()),
  /** URL of the payment page while the deposit is pending. */
  payUrl: z.nullable(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
  settledAt: z.nullable(z.string()),
});
export type Deposit = z.infer<typeof deposit>;

export const depositOptions = {
  request: z.object({}),
  value: z.object({
    currency: z.string(),
    channels: z.array(channel),
    /** Orders that are not paid yet. */
    open: z.array(deposit),
  }),
};

export const createDeposit = {
  request: z.object({
    channelId: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
    amount: amountInput,
    returnTo: z.optional(z.string().check(z.regex(/^\/m\/[\w/?=&%-]{1,120}$/))),
  }),
  value: deposit,
};

export const depositStatus = { request: z.object({ id: z.uuid() }), value: deposit };

/**
 * Payment status from a channel. A repeated `eventId` with the same body returns the same response and moves no money.
 */
export const paymentCallback = {
  request: z.object({
    eventId: z.string().check(z.regex(/^[\w.-]{1,64}$/)),
    orderNo: z.string().check(z.regex(/^[\w-]{1,40}$/)),
    outcome: z.enum(['paid', 'failed']),
    /** Paid amount. It must equal the ordered amount. */
    amount,
    reason: z.optional(z.string().check(z.regex(/^[a-z.-]{1,40}$/))),
  }),
  value: z.object({ state: z.enum(depositStates) }),
};

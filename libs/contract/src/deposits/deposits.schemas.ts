import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';

export const channelKinds = ['bank', 'wallet', 'qr', 'voucher'] as const;
export const depositStates = ['pending', 'confirmed', 'failed', 'expired'] as const;

/** What a member types: a positive decimal with at most 2 decimals. */
export const amountInput = z.string().check(z.regex(/^(?!0+(?:\.0*)?$)\d{1,11}(?:\.\d{1,2})?$/));

const channel = z.object({
  id: z.string(),
  kind: z.enum(channelKinds),
  name: z.string(),
  least: amount,
  most: amount,
  quickAmounts: z.array(amount),
  /** Percent of what is paid, e.g. `1.50`; taken from it with `feeFixed`. */
  feeRate: amount,
  feeFixed: amount,
  /** Minutes in which it has to be paid. */
  payWithin: z.number(),
  /** How long it usually takes, in minutes; 0: at once. */
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
  /** What comes into the wallet. */
  credited: amount,
  currency: z.string(),
  state: z.enum(depositStates),
  /** Why it failed, by the channel's word for it. */
  reason: z.nullable(z.string()),
  /** Where it is paid while it is pending. */
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
    /** Orders that still wait to be paid. */
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

/** A channel tells what became of a payment. The same `eventId` with the same body is answered again and moves nothing. */
export const paymentCallback = {
  request: z.object({
    eventId: z.string().check(z.regex(/^[\w.-]{1,64}$/)),
    orderNo: z.string().check(z.regex(/^[\w-]{1,40}$/)),
    outcome: z.enum(['paid', 'failed']),
    /** What was paid: it must be what was ordered. */
    amount,
    reason: z.optional(z.string().check(z.regex(/^[a-z.-]{1,40}$/))),
  }),
  value: z.object({ state: z.enum(depositStates) }),
};

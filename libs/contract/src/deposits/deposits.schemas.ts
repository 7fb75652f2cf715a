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
  /** Fee in percent of the paid amount, e.g. `1.50`. It is deducted in addition to the fixed fee `feeFixed`. */
  feeRate: amount,
  feeFixed: amount,
  /** Minutes in which the member must pay. After this time, the deposit order expires. */
  payWithin: z.number(),
  /** Usual time from payment to credit in minutes. 0 means at once. */
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
  /** Amount that is credited to the wallet: the paid amount minus the fee. */
  credited: amount,
  currency: z.string(),
  state: z.enum(depositStates),
  /** Code of the payment channel for the reason of a failed deposit. Null if the deposit has not failed. */
  reason: z.nullable(z.string()),
  /** URL of the payment page. Null if the deposit is not pending. */
  payUrl: z.nullable(z.string()),
  /** Usual time from payment to credit in minutes. 0 means at once. */
  takes: z.number(),
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
    /** Deposits that the member has requested but not paid yet. */
    open: z.array(deposit),
  }),
};

export const createDeposit = {
  request: z.object({
    channelId: z.string().check(z.regex(/^[a-z0-9-]{1,90}$/)),
    amount: amountInput,
    returnTo: z.optional(z.string().check(z.regex(/^\/m\/[\w/?=&%-]{1,120}$/))),
  }),
  value: deposit,
};

export const depositStatus = { request: z.object({ id: z.uuid() }), value: deposit };

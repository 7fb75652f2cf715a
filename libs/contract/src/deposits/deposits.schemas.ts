import * as z from 'zod/mini';
import { promotionId } from '../rewards/promotions.schemas.ts';
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
  /**
   * Percentage of the paid amount that is deducted as a fee, e.g. `1.50`. The fixed amount `feeFixed` is deducted too.
   * The rest is credited to the wallet.
   */
  feeRate: amount,
  feeFixed: amount,
  /** Minutes in which the member must pay. After this time, the deposit order expires. */
  payWithin: z.number(),
  /** Usual time from payment to credit in minutes. 0 means at once. */
  takes: z.number(),
});
export type DepositChannel = z.infer<typeof channel>;

/** Promotion that pays a bonus for the next deposit of the member. */
const depositBonus = z.object({
  promotionId,
  title: z.string(),
  /** Bonus in percent of the credited amount, e.g. `100.00`. */
  rate: amount,
  /** Maximum bonus. Null if there is no limit. */
  most: z.nullable(amount),
  /** Minimum credited amount that earns the bonus. */
  least: amount,
  /**
   * Wagering requirement as a multiple of the bonus. The member must place bets of this total before the bonus can be
   * withdrawn. For example, 10 means bets of ten times the bonus.
   */
  rolloverTimes: z.number(),
});
export type DepositBonus = z.infer<typeof depositBonus>;

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
  /** Code with which the payment channel explains the failure of the deposit. Null if the deposit has not failed. */
  reason: z.nullable(z.string()),
  /** URL of the payment page. Null if the deposit is not pending. */
  payUrl: z.nullable(z.string()),
  /** Usual time from payment to credit in minutes. 0 means at once. */
  takes: z.number(),
  createdAt: z.string(),
  expiresAt: z.string(),
  settledAt: z.nullable(z.string()),
  /**
   * Bonus that the member selected for the deposit. Null if the member selected no bonus. `amount` is null until the
   * bonus is credited.
   */
  bonus: z.nullable(z.object({ promotionId, title: z.string(), amount: z.nullable(amount) })),
});
export type Deposit = z.infer<typeof deposit>;

export const depositOptions = {
  request: z.object({}),
  value: z.object({
    currency: z.string(),
    channels: z.array(channel),
    /** Deposits that the member has requested but not paid yet. */
    open: z.array(deposit),
    /** Bonuses that the member can select for the next deposit. */
    bonuses: z.array(depositBonus),
  }),
};

export const createDeposit = {
  request: z.object({
    channelId: z.string().check(z.regex(/^[a-z0-9-]{1,90}$/)),
    amount: amountInput,
    /** Promotion whose bonus is credited together with the deposit. Absent for a deposit without a bonus. */
    bonusId: z.optional(promotionId),
    returnTo: z.optional(z.string().check(z.regex(/^\/m\/[\w/?=&%-]{1,120}$/))),
  }),
  value: deposit,
};

export const depositStatus = { request: z.object({ id: z.uuid() }), value: deposit };

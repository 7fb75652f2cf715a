import * as z from 'zod/mini';
import { channelKinds } from '../deposits/deposits.schemas.ts';
import { bankKinds } from '../withdrawals/withdrawals.schemas.ts';
import { currency, depositResult, merchantCode, orderNo, paidAmount, payoutResult, refund } from './payment-fields.ts';

/** Paths of the gateway's calls to a payment provider. Each path is appended to the provider's base URL. */
export const channelPaths = {
  listChannels: '/channels',
  createDeposit: '/deposits',
  getDeposit: '/deposits/status',
  createPayout: '/payouts',
  getPayout: '/payouts/status',
} as const;

/** Id of a channel or bank at its provider. The gateway combines it with the codes of the brand and the provider. */
const channelId = z.string().check(z.regex(/^[a-z0-9-]{1,24}$/));

/**
 * Names by language code of the API, such as `EN`. The English name is required. It is shown if there is no name in
 * the member's language, in a similar language or in the brand's default language.
 */
const names = z
  .record(z.string().check(z.regex(/^[A-Z]{2}$/)), z.string().check(z.trim(), z.minLength(1), z.maxLength(60)))
  .check(z.refine((byLanguage) => byLanguage.EN !== undefined, { error: 'must contain the language EN' }));

const feeAmount = z.string().check(z.regex(/^\d{1,11}\.\d{2}$/));
/** Fee in percent of the amount, with exactly 2 decimals, e.g. `1.50`. */
const feeRate = z.string().check(z.regex(/^\d{1,2}\.\d{2}$/));
const fees = { feeRate, feeFixed: feeAmount };
const count = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

const channel = z.object({
  id: channelId,
  kind: z.enum(channelKinds),
  names,
  minAmount: paidAmount,
  maxAmount: paidAmount,
  quickAmounts: z.array(paidAmount).check(z.maxLength(12)),
  ...fees,
  /** Maximum time in minutes from the creation of the deposit order to the payment by the member. */
  payWithin: count(1, 7 * 24 * 60),
  /** Usual time in minutes from the payment to the credit. 0 means at once. */
  processingMinutes: count(0, 7 * 24 * 60),
});

const bank = z.object({
  id: channelId,
  kind: z.enum(bankKinds),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  /** Minimum number of digits of an account number. `maxDigits` is the maximum. */
  minDigits: count(6, 24),
  maxDigits: count(6, 24),
});

const withdrawalRules = z.object({
  minAmount: paidAmount,
  maxAmount: paidAmount,
  /**
   * Maximum total amount of a member's withdrawals per day. `dailyCount` is the maximum number of these withdrawals.
   */
  dailyMaxAmount: paidAmount,
  dailyCount: count(1, 100),
  /** Number of withdrawals per day without a fee. */
  freeCount: count(0, 100),
  ...fees,
  /** Maximum number of bank accounts of a member. */
  maxAccounts: count(1, 20),
});

/** Channels, banks and rules that a provider offers to one brand. */
export const listChannels = {
  request: z.object({ merchant: merchantCode, currency }),
  value: z.object({
    channels: z.array(channel).check(z.maxLength(50)),
    banks: z.array(bank).check(z.maxLength(300)),
    /** Rules of withdrawals. Absent if another provider of the brand defines them. */
    withdrawals: z.optional(withdrawalRules),
  }),
};
export type OfferedChannels = z.infer<typeof listChannels.value>;

const deposit = z.object({
  orderNo,
  merchant: merchantCode,
  channelId,
  amount: paidAmount,
  currency,
  /** Language of the payment page, as a language code of the API (two capitals), e.g. `EN`. */
  language: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** Address of the app to which the payment page returns the member. */
  returnUrl: z.string().check(z.maxLength(500)),
  /** Time at which the deposit order expires, ISO 8601. */
  expiresAt: z.string(),
});

/**
 * Creates a deposit order. If the call is repeated with the same order number and the same content, it returns the same
 * value.
 */
export const createDeposit = {
  request: deposit,
  value: z.object({
    /** Address of the payment page, which shows a form, a QR code or a bank account to pay to. */
    payUrl: z.url({ protocol: /^https?$/ }).check(z.maxLength(2000)),
  }),
};
export type DepositOrder = z.infer<typeof deposit>;

/** Returns the status of a deposit order. `refunds` contains all refunds of the order. */
export const getDeposit = {
  request: z.object({ orderNo }),
  value: z.object({
    orderNo,
    currency,
    outcome: z.enum(['pending', 'paid', 'otherAmount', 'failed', 'expired']),
    amount: paidAmount,
    reason: depositResult.reason,
    refunds: z.array(z.object(refund)).check(z.maxLength(50)),
  }),
};
export type DepositStatus = z.infer<typeof getDeposit.value>;

const payout = z.object({
  orderNo,
  merchant: merchantCode,
  bankId: channelId,
  accountNumber: z.string().check(z.regex(/^\d{6,24}$/)),
  holder: z.string().check(z.maxLength(60)),
  amount: paidAmount,
  currency,
});
export type PayoutOrder = z.infer<typeof payout>;

const payoutStatus = z.object({
  orderNo,
  currency,
  outcome: z.enum(['pending', 'paid', 'rejected']),
  amount: payoutResult.amount,
  reason: payoutResult.reason,
});
export type PayoutStatus = z.infer<typeof payoutStatus>;

/**
 * Pays an amount to a bank account. A repeated call with the same order number and the same content does not pay
 * again. It returns the current status.
 */
export const createPayout = { request: payout, value: payoutStatus };
export const getPayout = { request: z.object({ orderNo }), value: payoutStatus };

import * as z from 'zod/mini';
import { amount, amountInput } from '../wallet/wallet.schemas.ts';
import { holderPattern } from './bank-account-rules.ts';

export const bankKinds = ['bank', 'wallet'] as const;
export const withdrawalStates = ['pending', 'processing', 'paid', 'refused', 'cancelled'] as const;

/** Payment password: six digits. */
export const paymentPasswordText = z.string().check(z.regex(/^\d{6}$/));

const payoutBank = z.object({
  id: z.string(),
  kind: z.enum(bankKinds),
  name: z.string(),
  /** Minimum and maximum number of digits of an account number at this bank. */
  shortest: z.number(),
  longest: z.number(),
});
export type PayoutBank = z.infer<typeof payoutBank>;

const bankCard = z.object({
  id: z.string(),
  bankName: z.string(),
  kind: z.enum(bankKinds),
  holder: z.string(),
  /** Last digits of the account number. Other digits are never shown. */
  lastDigits: z.string(),
  createdAt: z.string(),
});
export type BankCard = z.infer<typeof bankCard>;

const cardList = z.object({ cards: z.array(bankCard), mostCards: z.number() });

export const listBankCards = {
  request: z.object({}),
  value: z.object({
    ...cardList.shape,
    hasPaymentPassword: z.boolean(),
    /** Name in which the cards must be. Null if the member has not set it. */
    payeeName: z.nullable(z.string()),
  }),
};

/** List of the banks. It is the same for all members of a brand and rarely changes, so a client can cache it. */
export const listPayoutBanks = { request: z.object({}), value: z.object({ banks: z.array(payoutBank) }) };

export const addBankCard = {
  request: z.object({
    bankId: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
    number: z.string().check(z.regex(/^\d{6,24}$/)),
    holder: z.string().check(z.trim(), z.regex(holderPattern)),
    paymentPassword: paymentPasswordText,
  }),
  value: bankCard,
};

export const removeBankCard = {
  request: z.object({ id: z.uuid(), paymentPassword: paymentPasswordText }),
  value: cardList,
};

export const paymentPasswordStatus = {
  request: z.object({}),
  value: z.object({ isSet: z.boolean(), lockedUntil: z.nullable(z.string()) }),
};

/**
 * Sets the payment password. The first one requires the log-in password, a change requires the previous payment
 * password.
 */
export const setPaymentPassword = {
  request: z.object({
    current: z.string().check(z.minLength(1), z.maxLength(64)),
    paymentPassword: paymentPasswordText,
  }),
  value: z.object({ isSet: z.literal(true) }),
};

/** Replaces a forgotten payment password. Requires the log-in password. */
export const resetPaymentPassword = {
  request: z.object({
    password: z.string().check(z.minLength(1), z.maxLength(64)),
    paymentPassword: paymentPasswordText,
  }),
  value: z.object({ isSet: z.literal(true) }),
};

export const withdrawal = z.object({
  id: z.string(),
  orderNo: z.string(),
  amount,
  fee: amount,
  /** Amount that the bank receives. */
  received: amount,
  currency: z.string(),
  bankName: z.string(),
  lastDigits: z.string(),
  state: z.enum(withdrawalStates),
  reason: z.nullable(z.string()),
  canCancel: z.boolean(),
  createdAt: z.string(),
  settledAt: z.nullable(z.string()),
});
export type Withdrawal = z.infer<typeof withdrawal>;

export const withdrawOptions = {
  request: z.object({}),
  value: z.object({
    currency: z.string(),
    balance: amount,
    /** Amount that is locked until bonuses are wagered, and the bets that remain. */
    locked: amount,
    rolloverLeft: amount,
    /** Part of the balance that can be withdrawn. */
    available: amount,
    least: amount,
    most: amount,
    /** Remaining limits of the merchant's current day. */
    dailyLeft: amount,
    countLeft: z.number(),
    /** Remaining free withdrawals of today. */
    freeLeft: z.number(),
    feeRate: amount,
    feeFixed: amount,
    hasPaymentPassword: z.boolean(),
    cards: z.array(bankCard),
    open: z.array(withdrawal),
  }),
};
export type WithdrawOptions = z.infer<typeof withdrawOptions.value>;

export const withdraw = {
  request: z.object({ amount: amountInput, cardId: z.uuid(), paymentPassword: paymentPasswordText }),
  value: withdrawal,
};
export const withdrawalStatus = { request: z.object({ id: z.uuid() }), value: withdrawal };
export const cancelWithdrawal = { request: z.object({ id: z.uuid() }), value: withdrawal };

import * as z from 'zod/mini';
import { amountInput } from '../deposits/deposits.schemas.ts';
import { amount } from '../wallet/wallet.schemas.ts';
import { holderPattern } from './bank-account-rules.ts';

export const bankKinds = ['bank', 'wallet'] as const;
export const withdrawalStates = ['pending', 'processing', 'paid', 'refused', 'cancelled'] as const;

/** Six digits. */
export const paymentPasswordText = z.string().check(z.regex(/^\d{6}$/));

const payoutBank = z.object({
  id: z.string(),
  kind: z.enum(bankKinds),
  name: z.string(),
  /** Digits of an account number there. */ shortest: z.number(),
  longest: z.number(),
});
export type PayoutBank = z.infer<typeof payoutBank>;

const bankCard = z.object({
  id: z.string(),
  bankName: z.string(),
  kind: z.enum(bankKinds),
  holder: z.string(),
  /** All that is ever shown of the number. */
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
    /** Cards must be in this name; null while the member has given none. */
    payeeName: z.nullable(z.string()),
  }),
};

/** The same for every member of a brand, and seldom another: a client keeps it. */
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

/** The first one needs the log-in password, another one the one before. */
export const setPaymentPassword = {
  request: z.object({
    current: z.string().check(z.minLength(1), z.maxLength(64)),
    paymentPassword: paymentPasswordText,
  }),
  value: z.object({ isSet: z.literal(true) }),
};

/** For who forgot it: by the log-in password. */
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
  /** What the bank receives. */
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
    /** Held back until the bets of bonuses are made, and the bets that are left. */
    locked: amount,
    rolloverLeft: amount,
    /** What can be withdrawn of the balance. */
    available: amount,
    least: amount,
    most: amount,
    /** What the rest of the merchant's day allows. */
    dailyLeft: amount,
    countLeft: z.number(),
    /** Withdrawals that cost nothing yet today. */
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

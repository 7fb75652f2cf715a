import * as z from 'zod/mini';
import { amount, amountInput } from '../wallet/wallet.schemas.ts';
import { holderPattern } from './bank-account-rules.ts';

export const bankKinds = ['bank', 'wallet'] as const;
export const withdrawalStates = ['pending', 'processing', 'paid', 'refused', 'cancelled'] as const;

/**
 * End of the period after a reset of the payment password, in which the member can neither withdraw nor send money.
 * Null if there is no such period now.
 */
export const payoutsHeldUntil = z.nullable(z.string());

/** Payment password, which consists of six digits. */
export const paymentPasswordText = z.string().check(z.regex(/^\d{6}$/));

const payoutBank = z.object({
  id: z.string(),
  kind: z.enum(bankKinds),
  name: z.string(),
  /** Minimum number of digits of an account number at this bank. */
  shortest: z.number(),
  /** Maximum number of digits of an account number at this bank. */
  longest: z.number(),
});
export type PayoutBank = z.infer<typeof payoutBank>;

const bankCard = z.object({
  id: z.string(),
  bankName: z.string(),
  kind: z.enum(bankKinds),
  /** Name of the owner. Each word shows only its first character. */
  holder: z.string(),
  /** Last digits of the account number. The API never returns the other digits. */
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
    /**
     * Name of the person to whom the member's money is paid out. Each word shows only its first character. Null if the
     * member has no such name yet. In this case, the holder of the member's first bank card becomes this name.
     */
    payeeName: z.nullable(z.string()),
  }),
};

/**
 * Lists the banks to which the brand pays out. The list is the same for all members of the brand and rarely changes, so
 * a client can cache it.
 */
export const listPayoutBanks = { request: z.object({}), value: z.object({ banks: z.array(payoutBank) }) };

export const addBankCard = {
  request: z.object({
    bankId: z.string().check(z.regex(/^[a-z0-9-]{1,90}$/)),
    number: z.string().check(z.regex(/^\d{6,24}$/)),
    /**
     * Name of the owner. Required if the member has no payee name. Otherwise the gateway uses the payee name, and
     * rejects any other name.
     */
    holder: z.optional(z.string().check(z.trim(), z.regex(holderPattern))),
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
  value: z.object({ isSet: z.boolean(), lockedUntil: z.nullable(z.string()), payoutsHeldUntil }),
};

/** Sets the payment password. `current` is the current payment password. It is absent if the member has none yet. */
export const setPaymentPassword = {
  request: z.object({
    current: z.optional(paymentPasswordText),
    paymentPassword: paymentPasswordText,
  }),
  value: z.object({ isSet: z.literal(true) }),
};

/**
 * Replaces a payment password that the member has forgotten. The call needs the log-in password and a second factor. To
 * protect the money after a theft of the account, no money leaves the wallet until `payoutsHeldUntil`.
 */
export const resetPaymentPassword = {
  request: z.object({
    password: z.string().check(z.minLength(1), z.maxLength(128)),
    paymentPassword: paymentPasswordText,
  }),
  value: z.object({ isSet: z.literal(true), payoutsHeldUntil }),
};

export const withdrawal = z.object({
  id: z.string(),
  orderNo: z.string(),
  amount,
  fee: amount,
  /** Amount that the bank account receives: the withdrawn amount minus the fee. */
  received: amount,
  currency: z.string(),
  bankName: z.string(),
  lastDigits: z.string(),
  state: z.enum(withdrawalStates),
  reason: z.nullable(z.string()),
  canCancel: z.boolean(),
  createdAt: z.string(),
  /**
   * Time at which the operator began to review the withdrawal. Null if the review has not begun, or if its start was
   * not recorded.
   */
  reviewedAt: z.nullable(z.string()),
  /** Time at which the withdrawal was approved. Null if it was not approved. */
  approvedAt: z.nullable(z.string()),
  /**
   * Estimated time of the payout. It is calculated from the duration of the brand's recent withdrawals. Null if the
   * withdrawal is paid, rejected or cancelled, or if the brand has too few paid withdrawals.
   */
  expectedBy: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
});
export type Withdrawal = z.infer<typeof withdrawal>;

export const withdrawOptions = {
  request: z.object({}),
  value: z.object({
    currency: z.string(),
    balance: amount,
    /** Part of the balance that cannot be withdrawn before the member has met the wagering requirements of bonuses. */
    locked: amount,
    /** Sum of bets that the member must still place to meet the wagering requirements. */
    rolloverLeft: amount,
    /** Part of the balance that the member can withdraw now. */
    available: amount,
    least: amount,
    most: amount,
    /** Amount that the member can still withdraw today. The day is a calendar day in the brand's time zone. */
    dailyLeft: amount,
    /**
     * Number of withdrawals that the member can still request today. The day is a calendar day in the brand's time
     * zone.
     */
    countLeft: z.number(),
    /** Number of withdrawals without a fee that the member can still request today, in the brand's time zone. */
    freeLeft: z.number(),
    feeRate: amount,
    feeFixed: amount,
    /** Number of withdrawals without a fee per day. */
    freeCount: z.number(),
    /**
     * Number of minutes within which most of the brand's recent withdrawals were paid. Null if the brand has paid too
     * few withdrawals.
     */
    usualMinutes: z.nullable(z.number()),
    hasPaymentPassword: z.boolean(),
    payoutsHeldUntil,
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

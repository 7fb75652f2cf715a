import * as z from 'zod/mini';
import { GameCategory } from '../enums.ts';
import { deposit, depositStates } from '../deposits/deposits.schemas.ts';
import { amount } from '../wallet/wallet.schemas.ts';
import { withdrawal, withdrawalStates } from '../withdrawals/withdrawals.schemas.ts';

export const historyPageSize = 30;

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const limit = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), historyPageSize);

/** First and last day of a history request, in the merchant's time zone. Both days are included. */
const range = { startDate: day, endDate: day };
const page = {
  ...range,
  limit,
  /** Position of the page in the list: the value of `next` from the previous page. Absent for the first page. */
  cursor: z.optional(z.string().check(z.regex(/^[\w.:-]{1,120}$/))),
};
/** Value of `cursor` for the next page. Null on the last page. */
const next = z.nullable(z.string());

/**
 * States of a bet. `won`: the bet was paid an amount above zero, even if this amount is less than the stake. `lost`:
 * the bet was paid nothing. The field `profit` contains the payout minus the stake, so it can be negative for a `won`
 * bet.
 */
export const betStates = ['open', 'won', 'lost', 'cancelled'] as const;
export const transactionGroups = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'bonus',
  'rebate',
  'transfer',
  'commission',
] as const;
export type TransactionGroup = (typeof transactionGroups)[number];
export const transactionNames = [
  'deposit',
  'refund',
  'debtPayment',
  'withdrawalHold',
  'withdrawalRelease',
  'withdrawal',
  'bet',
  'win',
  'rollback',
  'bonus',
  'rebate',
  'salary',
  'dividend',
  'transfer',
] as const;
export type TransactionName = (typeof transactionNames)[number];

const language = z.optional(z.string().check(z.regex(/^[A-Z]{2}$/)));

const bet = z.object({
  vendor: z.string(),
  id: z.string(),
  vendorName: z.string(),
  gameName: z.string(),
  category: z.string(),
  /** Image URL with a placeholder `{width}` for the width in pixels. Null if the game no longer exists. */
  iconUrl: z.nullable(z.string()),
  state: z.enum(betStates),
  stake: amount,
  payout: amount,
  placedAt: z.string(),
  settledAt: z.nullable(z.string()),
});
export type BetEntry = z.infer<typeof bet>;

export const listBets = {
  request: z.object({
    ...page,
    language,
    category: z.optional(z.enum(GameCategory)),
    vendor: z.optional(z.string().check(z.regex(/^\w{1,40}$/))),
    state: z.optional(z.enum(betStates)),
  }),
  value: z.object({
    list: z.array(bet),
    next,
    currency: z.string(),
    /**
     * Sums over all pages. Null on every page except the first. `validBet` is the sum of the stakes of all bets that
     * are settled as won or lost.
     */
    totals: z.nullable(
      z.object({ count: z.number(), stake: amount, validBet: amount, payout: amount, profit: amount }),
    ),
    /** Vendors with bets in the period, as options of the vendor filter. Null on every page except the first. */
    vendors: z.nullable(z.array(z.object({ vendor: z.string(), name: z.string() }))),
  }),
};

export const betDetail = {
  request: z.object({
    vendor: z.string().check(z.regex(/^\w{1,40}$/)),
    id: z.string().check(z.regex(/^[\w.-]{1,64}$/)),
    language,
  }),
  value: z.object({
    ...bet.shape,
    roundId: z.string(),
    currency: z.string(),
    movements: z.array(z.object({ name: z.enum(transactionNames), amount, at: z.string() })),
  }),
};

const transaction = z.object({
  id: z.string(),
  name: z.enum(transactionNames),
  /** Positive if the wallet received money, negative if the wallet paid money. */
  amount,
  /** Balance of the wallet after the transaction. */
  balance: amount,
  reference: z.string(),
  /**
   * Name that is shown with the transaction: for example the game, the other member of a transfer, the bank or the
   * bonus. Null if no name belongs to the transaction.
   */
  about: z.nullable(z.string()),
  /** Period that a cashback, a salary or a dividend was paid for. `to` is exclusive. Null for other transactions. */
  period: z.nullable(z.object({ from: z.string(), to: z.string() })),
  at: z.string(),
});
export type TransactionEntry = z.infer<typeof transaction>;

export const listTransactions = {
  request: z.object({
    ...page,
    language,
    group: z.optional(z.enum(transactionGroups)),
    /**
     * Filter of the transactions. `A` returns only transactions of an agent with the team: rebate, salary, dividend and
     * transfer. If absent, the transactions of all kinds are returned.
     */
    types: z.optional(z.literal('A')),
  }),
  value: z.object({
    list: z.array(transaction),
    next,
    currency: z.string(),
    /**
     * Sums over all pages. Null on every page except the first. A reversal takes back an earlier transaction, and
     * reduces the sum to which that transaction was added. For example, a rejected withdrawal reduces `moneyOut`. So
     * `moneyIn` minus `moneyOut` is the change of the balance.
     */
    totals: z.nullable(z.object({ count: z.number(), moneyIn: amount, moneyOut: amount })),
  }),
};

const orderTotals = z.nullable(
  z.object({
    count: z.number(),
    /** Sum of the confirmed deposits or of the paid withdrawals. `count` is the number of all orders, in any state. */
    amount,
    fee: amount,
  }),
);

export const listDeposits = {
  request: z.object({ ...page, language, state: z.optional(z.enum(depositStates)) }),
  value: z.object({ list: z.array(deposit), next, currency: z.string(), totals: orderTotals }),
};

export const listWithdrawals = {
  request: z.object({ ...page, state: z.optional(z.enum(withdrawalStates)) }),
  value: z.object({ list: z.array(withdrawal), next, currency: z.string(), totals: orderTotals }),
};

/**
 * Results of the member in a period. `profit` is prize + bonus + rebate − bet. Only bets that were settled in the
 * period count.
 */
const result = { bet: amount, prize: amount, bonus: amount, rebate: amount, profit: amount };

export const profitLoss = {
  request: z.object(range),
  value: z.object({
    currency: z.string(),
    totals: z.object(result),
    /** All days of the period, oldest first. */
    days: z.array(z.object({ date: z.string(), ...result })),
    /**
     * Results by game category, the largest bets first. A result has no bonus and no rebate here, because they belong
     * to no category.
     */
    categories: z.array(z.object({ category: z.string(), bet: amount, prize: amount, profit: amount })),
  }),
};
export type ProfitLoss = z.infer<typeof profitLoss.value>;

import * as z from 'zod/mini';
import { GameCategory } from '../enums.ts';
import { deposit, depositStates } from '../deposits/deposits.schemas.ts';
import { amount } from '../wallet/wallet.schemas.ts';
import { withdrawal, withdrawalStates } from '../withdrawals/withdrawals.schemas.ts';

/** Maximum number of days of one request, and maximum age of the first day. */
export const historySpan = { days: 93, back: 400 } as const;
export const historyPageSize = 30;

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const limit = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), historyPageSize);

/** First and last day in the merchant's time zone. Both days are included completely. */
const range = { startDate: day, endDate: day };
const page = {
  ...range,
  limit,
  /** Value of `next` of the previous page. */
  cursor: z.optional(z.string().check(z.regex(/^[\w.:-]{1,120}$/))),
};
/** Null on the last page. */
const next = z.nullable(z.string());

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
  /** URL of the image with the placeholder `{width}`. Null for a game that no longer exists. */
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
     * Sums of all pages. Present only on the first page. `validBet` is the stake of all bets that are not cancelled.
     */
    totals: z.nullable(
      z.object({ count: z.number(), stake: amount, validBet: amount, payout: amount, profit: amount }),
    ),
    /** Values of the vendor filter for the period. Present only on the first page. */
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
  /** Positive if the wallet received money, negative if it paid. */
  amount,
  /** Balance after the transaction. */
  balance: amount,
  reference: z.string(),
  /** Name of the game of a bet, of the other member of a transfer, or of the payment method. */
  about: z.nullable(z.string()),
  at: z.string(),
});
export type TransactionEntry = z.infer<typeof transaction>;

export const listTransactions = {
  request: z.object({
    ...page,
    language,
    group: z.optional(z.enum(transactionGroups)),
    /** `A`: only payments to an agent for the team. */ types: z.optional(z.literal('A')),
  }),
  value: z.object({
    list: z.array(transaction),
    next,
    currency: z.string(),
    totals: z.nullable(z.object({ count: z.number(), moneyIn: amount, moneyOut: amount })),
  }),
};

const orderTotals = z.nullable(
  z.object({ count: z.number(), /** Sums of the successful payments only. */ amount, fee: amount }),
);

export const listDeposits = {
  request: z.object({ ...page, language, state: z.optional(z.enum(depositStates)) }),
  value: z.object({ list: z.array(deposit), next, currency: z.string(), totals: orderTotals }),
};

export const listWithdrawals = {
  request: z.object({ ...page, state: z.optional(z.enum(withdrawalStates)) }),
  value: z.object({ list: z.array(withdrawal), next, currency: z.string(), totals: orderTotals }),
};

/** Profit and loss is prize + bonus + rebate − bet, for bets that were settled in the period. */
const result = { bet: amount, prize: amount, bonus: amount, rebate: amount, profit: amount };

export const profitLoss = {
  request: z.object(range),
  value: z.object({
    currency: z.string(),
    totals: z.object(result),
    /** All days of the period, oldest first. */
    days: z.array(z.object({ date: z.string(), ...result })),
    /** Categories with the largest bets first. Bonus and rebate belong to no category. */
    categories: z.array(z.object({ category: z.string(), bet: amount, prize: amount, profit: amount })),
  }),
};
export type ProfitLoss = z.infer<typeof profitLoss.value>;

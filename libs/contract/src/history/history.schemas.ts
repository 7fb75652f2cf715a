import * as z from 'zod/mini';
import { GameCategory } from '../enums.ts';
import { deposit, depositStates } from '../deposits/deposits.schemas.ts';
import { amount } from '../wallet/wallet.schemas.ts';
import { withdrawal, withdrawalStates } from '../withdrawals/withdrawals.schemas.ts';

/** Days that one request can span, and how far back it can begin. */
export const historySpan = { days: 93, back: 400 } as const;
export const historyPageSize = 30;

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const limit = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), historyPageSize);

/** Whole days of the merchant, both included. */
const range = { startDate: day, endDate: day };
const page = {
  ...range,
  limit,
  /** From the page before. */ cursor: z.optional(z.string().check(z.regex(/^[\w.:-]{1,120}$/))),
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
  /** Address of the picture with `{width}` in it; null for a game that is no longer there. */
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
    /** Over all pages; on the first page alone. `validBet` is what was staked in bets that stand. */
    totals: z.nullable(
      z.object({ count: z.number(), stake: amount, validBet: amount, payout: amount, profit: amount }),
    ),
    /** What the period can be narrowed to; on the first page alone. */
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
  /** What the wallet got; negative: what it gave. */
  amount,
  /** What was in the wallet afterwards. */
  balance: amount,
  reference: z.string(),
  /** The game of a bet, the other member of a transfer, the way of a payment. */
  about: z.nullable(z.string()),
  at: z.string(),
});
export type TransactionEntry = z.infer<typeof transaction>;

export const listTransactions = {
  request: z.object({
    ...page,
    language,
    group: z.optional(z.enum(transactionGroups)),
    /** `A`: what an agent is given for its team. */ types: z.optional(z.literal('A')),
  }),
  value: z.object({
    list: z.array(transaction),
    next,
    currency: z.string(),
    totals: z.nullable(z.object({ count: z.number(), moneyIn: amount, moneyOut: amount })),
  }),
};

const orderTotals = z.nullable(z.object({ count: z.number(), /** Of those that came about. */ amount, fee: amount }));

export const listDeposits = {
  request: z.object({ ...page, language, state: z.optional(z.enum(depositStates)) }),
  value: z.object({ list: z.array(deposit), next, currency: z.string(), totals: orderTotals }),
};

export const listWithdrawals = {
  request: z.object({ ...page, state: z.optional(z.enum(withdrawalStates)) }),
  value: z.object({ list: z.array(withdrawal), next, currency: z.string(), totals: orderTotals }),
};

/** Profit and loss is prize + bonus + rebate − bet, of bets that were settled in the period. */
const result = { bet: amount, prize: amount, bonus: amount, rebate: amount, profit: amount };

export const profitLoss = {
  request: z.object(range),
  value: z.object({
    currency: z.string(),
    totals: z.object(result),
    /** Every day of the period, the oldest first. */
    days: z.array(z.object({ date: z.string(), ...result })),
    /** The largest bets first. Bonus and rebate belong to no category of games. */
    categories: z.array(z.object({ category: z.string(), bet: amount, prize: amount, profit: amount })),
  }),
};
export type ProfitLoss = z.infer<typeof profitLoss.value>;

import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));
/** Part of a record that only its game knows. The game validates it before it uses it. */
const json = z.unknown();

export const sessionRecord = z.object({
  vendor: z.string(),
  /** Token of the session at the wallet. */
  walletToken: z.string(),
  playerId: z.string(),
  currency: z.string(),
  language: z.string(),
  gameId: z.string(),
  gameName: z.string(),
  /** Category and theme of the catalogue game. They select the engine. */
  category: z.string(),
  theme: z.string(),
  /** True if the session uses play money. */
  isTrial: z.optional(z.boolean()),
  /** In epoch milliseconds. */
  expiresAt: count,
});
export type SessionRecord = z.infer<typeof sessionRecord>;

/**
 * State of a bet at the wallet:
 * - `placing`: the request is pending; - `refused`: no money was taken; - `open`: accepted;
 * - `cancelled`: rolled back, or the rollback is pending; - `settled`: the payout is decided.
 */
const betState = z.enum(['placing', 'refused', 'open', 'cancelled', 'settled']);

export const betRecord = z.object({
  /** `transactionUuid` of the bet at the wallet. */
  betId: z.string(),
  /** Id of the game. */
  engine: z.string(),
  seat: z.string(),
  vendor: z.string(),
  playerId: z.string(),
  currency: z.string(),
  /** Id of the round in wallet calls. */
  roundId: z.string(),
  /** In minor units. */
  stake: count,
  state: betState,
  /** Game-specific data. */
  data: json,
  /** Balance after the bet, in minor units. */
  balance: z.optional(z.int()),
  /** Reason of a rejection or a cancellation. */
  errorCode: z.optional(z.string()),
  /** Payout in minor units. Undefined until the bet is settled. */
  payout: z.optional(count),
  /** In epoch milliseconds. */
  at: count,
});
export type BetRecord = z.infer<typeof betRecord>;

/**
 * Money that the provider owes a player. The wallet call is repeated until the wallet acknowledges it. `disputed` means
 * that the wallet rejected it permanently, so an operator must check it.
 */
export const payoutRecord = z.object({
  /** `transactionUuid` of the win or of the rollback. */
  payoutId: z.string(),
  betId: z.string(),
  vendor: z.string(),
  playerId: z.string(),
  roundId: z.string(),
  kind: z.enum(['win', 'rollback']),
  /** Minor units. 0 closes a lost bet. */
  amount: count,
  state: z.enum(['due', 'paid', 'disputed']),
  /** Balance after the payout, in minor units. */
  balance: z.optional(z.int()),
  errorCode: z.optional(z.string()),
  at: count,
});
export type PayoutRecord = z.infer<typeof payoutRecord>;

/** State of a player at one game. */
export const playerStateRecord = z.object({
  /** Seed of the next round. The page already has its hash. */
  seed: z.string(),
  state: z.optional(json),
  /** Last accepted bet. Wins of rounds without a stake belong to it. */
  paidBet: z.optional(z.object({ betId: z.string(), roundId: z.string() })),
  /** Ids of the newest rounds, oldest first. */
  rounds: z.array(z.string()),
});
export type PlayerStateRecord = z.infer<typeof playerStateRecord>;

/** A round of an instant game. */
export const roundRecord = z.object({
  roundId: z.string(),
  seat: z.string(),
  engine: z.string(),
  play: json,
  stake: count,
  stateBefore: z.optional(json),
  stateAfter: z.optional(json),
  seed: z.string(),
  clientPart: z.string(),
  status: z.enum(['placing', 'refused', 'cancelled', 'played']),
  outcome: z.optional(json),
  win: z.optional(count),
  payoutId: z.optional(z.string()),
  /** Balance in minor units, with all known payouts of this round. */
  balance: z.optional(z.int()),
  errorCode: z.optional(z.string()),
  at: count,
});
export type RoundRecord = z.infer<typeof roundRecord>;

const tableBet = z.object({
  betId: z.string(),
  seat: z.string(),
  alias: z.string(),
  currency: z.string(),
  bet: json,
  stake: count,
  payout: z.optional(count),
});
export type TableBet = z.infer<typeof tableBet>;

/** A round of a shared table. */
export const tableRoundRecord = z.object({
  roundId: z.string(),
  table: z.string(),
  engine: z.string(),
  /** Round number, counted from 1 at each table. */
  number: count,
  phase: z.enum(['betting', 'closed', 'running', 'result', 'cancelled']),
  /** In epoch milliseconds. */
  startedAt: count,
  closesAt: count,
  runsAt: z.optional(count),
  endsAt: z.optional(count),
  seed: z.string(),
  clientPart: z.optional(z.string()),
  outcome: z.optional(json),
  /** Bets of the round, once they are frozen, each with its payout. */
  bets: z.array(tableBet),
});
export type TableRoundRecord = z.infer<typeof tableRoundRecord>;

import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));
/** Game-specific value. The game validates the value before use. */
const json = z.unknown();

export const sessionRecord = z.object({
  vendor: z.string(),
  /** Session token that the provider sends to the wallet. */
  walletToken: z.string(),
  playerId: z.string(),
  currency: z.string(),
  language: z.string(),
  gameId: z.string(),
  gameName: z.string(),
  /** Category and theme of the game in the catalogue. Both decide which game engine runs. */
  category: z.string(),
  theme: z.string(),
  /** True if the player plays with play money. */
  isTrial: z.optional(z.boolean()),
  /** In epoch milliseconds. */
  expiresAt: count,
});
export type SessionRecord = z.infer<typeof sessionRecord>;

/**
 * State of a bet at the wallet:
 * - `placing`: the wallet has not responded yet.
 * - `refused`: the wallet took no money.
 * - `open`: the wallet accepted the bet.
 * - `cancelled`: the bet is rolled back, or its rollback is pending.
 * - `settled`: the payout is decided.
 */
const betState = z.enum(['placing', 'refused', 'open', 'cancelled', 'settled']);

export const betRecord = z.object({
  /** Id of the bet. The wallet calls it `transactionUuid`. */
  betId: z.string(),
  /** Id of the game. */
  engine: z.string(),
  seat: z.string(),
  vendor: z.string(),
  playerId: z.string(),
  currency: z.string(),
  /** Id of the round that the bet belongs to. The wallet gets the same id. */
  roundId: z.string(),
  /** In minor units. */
  stake: count,
  state: betState,
  data: json,
  /** Balance after the bet, in minor units. */
  balance: z.optional(z.int()),
  /** Reason why the bet was rejected or cancelled. */
  errorCode: z.optional(z.string()),
  /** Payout in minor units. Undefined until the bet is settled. */
  payout: z.optional(count),
  /** Time of the bet, in epoch milliseconds. */
  at: count,
});
export type BetRecord = z.infer<typeof betRecord>;

/**
 * Money that the provider owes a player. The provider repeats the wallet call until the wallet confirms the payment.
 * `disputed` means that the wallet has rejected the payment permanently, so an operator must check it.
 */
export const payoutRecord = z.object({
  /** Id of the win or rollback. The wallet calls it `transactionUuid`. */
  payoutId: z.string(),
  betId: z.string(),
  vendor: z.string(),
  playerId: z.string(),
  roundId: z.string(),
  kind: z.enum(['win', 'rollback']),
  /** Amount in minor units. 0 means that the bet is lost and that no money is paid. */
  amount: count,
  state: z.enum(['due', 'paid', 'disputed']),
  /** Balance after the payout, in minor units. */
  balance: z.optional(z.int()),
  errorCode: z.optional(z.string()),
  at: count,
});
export type PayoutRecord = z.infer<typeof payoutRecord>;

export const playerStateRecord = z.object({
  /** Secret seed of the next round. The page has already received the hash of this seed. */
  seed: z.string(),
  state: z.optional(json),
  /**
   * Last accepted bet. The win of a round without a stake, e.g. a free spin, is paid to the wallet with the id of this
   * bet.
   */
  paidBet: z.optional(z.object({ betId: z.string(), roundId: z.string() })),
  /** Ids of the stored rounds, oldest first. */
  rounds: z.array(z.string()),
});
export type PlayerStateRecord = z.infer<typeof playerStateRecord>;

/** Round of an instant game. */
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
  /** Balance in minor units after all confirmed payouts of this round. */
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

/** Round of a shared table. */
export const tableRoundRecord = z.object({
  roundId: z.string(),
  table: z.string(),
  engine: z.string(),
  /** Number of the round. Each table counts its rounds from 1. */
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
  /** Bets of the round with their payouts. Empty until the outcome is drawn. */
  bets: z.array(tableBet),
});
export type TableRoundRecord = z.infer<typeof tableRoundRecord>;

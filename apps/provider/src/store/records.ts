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
  /** Category and theme of the game in the platform's list of games. Both decide which game of the provider runs. */
  category: z.string(),
  theme: z.string(),
  /** Id of the provider's game that runs in this session. Sessions of earlier versions do not have it. */
  engine: z.optional(z.string()),
  /** True if the player plays with play money. */
  isTrial: z.optional(z.boolean()),
  /** Time zone of the brand as an IANA name. */
  timeZone: z.optional(z.string()),
  /** Time in epoch milliseconds. */
  expiresAt: count,
});
export type SessionRecord = z.infer<typeof sessionRecord>;

/**
 * State of a bet at the wallet:
 * - `placing`: the wallet has not responded yet.
 * - `refused`: the wallet rejected the bet and took no money.
 * - `open`: the wallet took the stake, and the result of the bet is not decided yet.
 * - `cancelled`: the wallet has refunded the stake (rollback), or the rollback is pending.
 * - `settled`: the payout of the bet is decided, but the wallet may not have paid it yet.
 */
const betState = z.enum(['placing', 'refused', 'open', 'cancelled', 'settled']);

export const betRecord = z.object({
  /** Id of the bet. The wallet calls it `transactionUuid`. */
  betId: z.string(),
  /** Id of the game in the provider's list of games. The session's `gameId` is the id of the game on the platform. */
  engine: z.string(),
  seat: z.string(),
  vendor: z.string(),
  playerId: z.string(),
  currency: z.string(),
  /** Id of the round that the bet belongs to. The wallet gets the same id. */
  roundId: z.string(),
  /** Stake in minor units. */
  stake: count,
  state: betState,
  data: json,
  /** Balance of the player after the bet, in minor units. Undefined if the wallet has not sent a balance. */
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
 * Payment that the provider owes a player: a win, or the refund of a stake (`rollback`). The provider repeats the
 * wallet call until the wallet confirms the payment. `disputed` means that the wallet has rejected the payment
 * permanently, so an operator must check it.
 */
export const payoutRecord = z.object({
  /** Id of this payout. The wallet receives it as `transactionUuid` of the win or rollback. */
  payoutId: z.string(),
  betId: z.string(),
  vendor: z.string(),
  playerId: z.string(),
  roundId: z.string(),
  kind: z.enum(['win', 'rollback']),
  /**
   * Amount of the win in minor units. 0 for a lost bet. Always 0 for a rollback, because the wallet then refunds the
   * stake of the bet.
   */
  amount: count,
  state: z.enum(['due', 'paid', 'disputed']),
  /** Balance of the player after the payout, in minor units. Undefined until the wallet confirms the payment. */
  balance: z.optional(z.int()),
  errorCode: z.optional(z.string()),
  at: count,
});
export type PayoutRecord = z.infer<typeof payoutRecord>;

export const playerStateRecord = z.object({
  /** Secret seed of the player's next round. The game page has already received the SHA-256 hash of this seed. */
  seed: z.string(),
  state: z.optional(json),
  /**
   * Last bet of the player that the wallet has accepted. Undefined if there is none. The win of a round without a
   * stake, e.g. a free spin, is paid to the wallet with the id of this bet.
   */
  paidBet: z.optional(z.object({ betId: z.string(), roundId: z.string() })),
  /** Ids of the stored rounds, oldest first. */
  rounds: z.array(z.string()),
});
export type PlayerStateRecord = z.infer<typeof playerStateRecord>;

/** Stored round of an instant game. Amounts are in minor units. */
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
  /**
   * Balance of the player after the stake and the win of this round, in minor units. For a rejected bet, the balance
   * that the wallet reported. Undefined if the balance is unknown.
   */
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

/** Stored round of a shared table. */
export const tableRoundRecord = z.object({
  roundId: z.string(),
  table: z.string(),
  engine: z.string(),
  /** Number of the round. Each table counts its rounds from 1. */
  number: count,
  phase: z.enum(['betting', 'closed', 'running', 'result', 'cancelled']),
  /** Time in epoch milliseconds. */
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

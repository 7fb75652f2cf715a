import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));
/** A game's own part of a record. The game reads it again where it matters. */
const json = z.unknown();

export const sessionRecord = z.object({
  vendor: z.string(),
  /** Stands for the session at the wallet. */
  walletToken: z.string(),
  playerId: z.string(),
  currency: z.string(),
  language: z.string(),
  gameId: z.string(),
  gameName: z.string(),
  /** The catalogue's category and theme: which game is played follows from them. */
  category: z.string(),
  theme: z.string(),
  /** Plays for money that is none. */
  isTrial: z.optional(z.boolean()),
  /** Epoch milliseconds. */
  expiresAt: count,
});
export type SessionRecord = z.infer<typeof sessionRecord>;

/**
 * Where a bet stands at the wallet:
 * - `placing`: on its way; - `refused`: nothing was taken; - `open`: taken;
 * - `cancelled`: being rolled back, or rolled back; - `settled`: what it returns is decided.
 */
const betState = z.enum(['placing', 'refused', 'open', 'cancelled', 'settled']);

export const betRecord = z.object({
  /** `transactionUuid` at the wallet. */
  betId: z.string(),
  /** The game's id. */
  engine: z.string(),
  seat: z.string(),
  vendor: z.string(),
  playerId: z.string(),
  currency: z.string(),
  /** As the wallet knows it. */
  roundId: z.string(),
  /** Minor units. */
  stake: count,
  state: betState,
  /** The game's own. */
  data: json,
  /** Minor units, after the bet. */
  balance: z.optional(z.int()),
  /** Why it was refused or cancelled. */
  errorCode: z.optional(z.string()),
  /** Minor units, when settled. */
  payout: z.optional(count),
  /** Epoch milliseconds. */
  at: count,
});
export type BetRecord = z.infer<typeof betRecord>;

/** Money that is owed to a player: repeated until the wallet acknowledges it. `disputed`: refused for good; an operator has to look. */
export const payoutRecord = z.object({
  /** `transactionUuid` of the win or of the rollback. */
  payoutId: z.string(),
  betId: z.string(),
  vendor: z.string(),
  playerId: z.string(),
  roundId: z.string(),
  kind: z.enum(['win', 'rollback']),
  /** Minor units; 0 closes a lost bet. */
  amount: count,
  state: z.enum(['due', 'paid', 'disputed']),
  /** Minor units, after it was paid. */
  balance: z.optional(z.int()),
  errorCode: z.optional(z.string()),
  at: count,
});
export type PayoutRecord = z.infer<typeof payoutRecord>;

/** What a player left at one game. */
export const playerStateRecord = z.object({
  /** Of the next round; its hash has been shown. */
  seed: z.string(),
  state: z.optional(json),
  /** The last bet that was taken: wins of rounds that cost nothing belong to it. */
  paidBet: z.optional(z.object({ betId: z.string(), roundId: z.string() })),
  /** The newest rounds, oldest first. */
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
  /** Minor units after everything known of this round. */
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
  /** Counted from 1 at each table. */
  number: count,
  phase: z.enum(['betting', 'closed', 'running', 'result', 'cancelled']),
  /** Epoch milliseconds. */
  startedAt: count,
  closesAt: count,
  runsAt: z.optional(count),
  endsAt: z.optional(count),
  seed: z.string(),
  clientPart: z.optional(z.string()),
  outcome: z.optional(json),
  /** The bets that take part, once they are frozen, with what each returned. */
  bets: z.array(tableBet),
});
export type TableRoundRecord = z.infer<typeof tableRoundRecord>;

import * as z from 'zod/mini';
import { symbols } from '../slot/machine.ts';

const count = z.int().check(z.minimum(0));
const symbol = z.enum(symbols);

const spinResult = z.object({
  stops: z.array(count),
  lineWins: z.array(z.object({ line: count, symbol, count, amount: count })),
  scatters: z.object({ count, amount: count }),
  freeSpinsAwarded: count,
  win: count,
});

/** Free spins that are being played out. Amounts in minor units. */
const freeSpinRun = z.object({
  left: count,
  awarded: count,
  /** The bet of the spin that won them; each is evaluated at it. */
  bet: count,
  /** Won so far, the spin that won them not counted. */
  won: count,
  /** The paid bet that their wins belong to. */
  betUuid: z.string(),
  wireRoundId: z.string(),
});
export type FreeSpinRun = z.infer<typeof freeSpinRun>;

/**
 * Where a round stands:
 * - `betting`: the bet is on its way and nothing has been drawn;
 * - `refused`: the wallet took nothing;
 * - `cancelling`: whether the bet was taken is unknown, so it is being rolled back until the wallet acknowledges it;
 * - `cancelled`: rolled back;
 * - `owed`: drawn, and the win is being paid until the wallet acknowledges it;
 * - `settled`: paid, or nothing to pay;
 * - `disputed`: the wallet refused the win or the rollback for good; an operator has to look.
 */
const roundState = z.enum(['betting', 'refused', 'cancelling', 'cancelled', 'owed', 'settled', 'disputed']);

export const roundRecord = z.object({
  roundId: z.string(),
  seat: z.string(),
  vendor: z.string(),
  playerId: z.string(),
  gameId: z.string(),
  kind: z.enum(['paid', 'free']),
  /** Total bet, minor units. Nothing is taken for a free spin. */
  bet: count,
  state: roundState,
  /** The paid bet that the wallet knows, this round's own or that of the spin which won the free spins. */
  betUuid: z.string(),
  /** `transactionUuid` of the win or of the rollback. */
  closingUuid: z.string(),
  wireRoundId: z.string(),
  result: z.optional(spinResult),
  freeSpins: z.optional(freeSpinRun),
  /** Minor units after everything known of this round. */
  balance: z.optional(z.int()),
  /** Why it was refused or cancelled. */
  errorCode: z.optional(z.string()),
  /** Epoch milliseconds. */
  startedAt: count,
});
export type RoundRecord = z.infer<typeof roundRecord>;

/** What a player left on the table of one game. */
export const seatRecord = z.object({
  freeSpins: z.optional(freeSpinRun),
  /** The newest rounds, oldest first: the last is shown again after a reload, the others answer repeated requests. */
  rounds: z.array(z.string()),
});
export type SeatRecord = z.infer<typeof seatRecord>;

export const sessionRecord = z.object({
  vendor: z.string(),
  /** Stands for the session at the wallet. */
  walletToken: z.string(),
  playerId: z.string(),
  currency: z.string(),
  language: z.string(),
  gameId: z.string(),
  gameName: z.string(),
  /** Epoch milliseconds. */
  expiresAt: count,
});
export type SessionRecord = z.infer<typeof sessionRecord>;

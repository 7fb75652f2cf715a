import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';

/**
 * Returns the current jackpot of the brand. If `illustrative` is true, the amount is invented: no money is reserved for
 * it. The app must then mark the amount as an illustration.
 */
export const jackpot = {
  request: z.object({}),
  value: z.object({
    illustrative: z.boolean(),
    amount: z.nullable(amount),
    currency: z.string(),
    closesAt: z.nullable(z.string()),
  }),
};

/**
 * Tickets of one holder in a jackpot round, as one leaf of a Merkle tree. The tickets are numbered from 0. `from` is
 * the first ticket, and `to` is the number after the last ticket.
 */
export const ticketRange = z.object({ holder: z.string(), from: z.number(), to: z.number() });
/**
 * Merkle proof: the hashes with which the root can be computed from a leaf, beginning next to the leaf. `side` is the
 * position of this hash: left or right of the hash that was computed before.
 */
const proof = z.array(z.object({ hash: z.string(), side: z.enum(['left', 'right']) }));

export const completedRound = z.object({
  number: z.number(),
  opensAt: z.string(),
  closesAt: z.string(),
  drawnAt: z.string(),
  amount,
  /** Hash of the secret seed for the draw, in hexadecimal form. It was published when the round opened. */
  seedHash: z.string(),
  /** Seed of the draw in hexadecimal form, published after the draw. */
  seed: z.string(),
  /**
   * Merkle root of all tickets: one hash that depends on all of them. It was fixed when the round closed, so that no
   * ticket can be added or changed later.
   */
  root: z.string(),
  tickets: z.number(),
  /** Winner of the round. Null if nobody had a ticket. In that case, the jackpot moved to the next round. */
  winner: z.nullable(z.object({ name: z.string(), ticket: z.number(), range: ticketRange, proof })),
  /** Tickets of the caller in this round. Null if the caller had none. */
  mine: z.nullable(z.object({ range: ticketRange, proof })),
});
export type CompletedRound = z.infer<typeof completedRound>;

export const jackpotRounds = {
  request: z.object({}),
  value: z.object({
    currency: z.string(),
    /**
     * Rules of the jackpot. `sharePercent` is the part of each bet that the operator adds to the jackpot. `base` is
     * the amount with which an empty jackpot starts. A member gets one ticket per `ticketPrice` in the sum of the
     * member's bets.
     */
    rule: z.object({ sharePercent: z.number(), base: amount, ticketPrice: amount }),
    open: z.object({
      number: z.number(),
      closesAt: z.string(),
      seedHash: z.string(),
      amount,
      /** Number of tickets that the caller has in the open round. Null for a guest. */
      tickets: z.nullable(z.number()),
    }),
    /** Completed rounds, newest first. */
    drawn: z.array(completedRound),
  }),
};

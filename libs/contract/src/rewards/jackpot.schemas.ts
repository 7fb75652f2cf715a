import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';

/** `illustrative`: the amount is not from the ledger, and the app labels it so. */
export const jackpot = {
  request: z.object({}),
  value: z.object({
    illustrative: z.boolean(),
    amount: z.nullable(amount),
    currency: z.string(),
    closesAt: z.nullable(z.string()),
  }),
};

/** Leaf of the ticket tree: the tickets of one holder, counted from 0. `to` is not included. */
export const ticketRange = z.object({ holder: z.string(), from: z.number(), to: z.number() });
/** Sibling hashes from the leaf up to the root, each with the side of the sibling. */
const proof = z.array(z.object({ hash: z.string(), side: z.enum(['left', 'right']) }));

export const completedRound = z.object({
  number: z.number(),
  opensAt: z.string(),
  closesAt: z.string(),
  drawnAt: z.string(),
  amount,
  /**
   * Hash of the seed, which was published when the round opened, and the seed, published after the draw. Hexadecimal.
   */
  seedHash: z.string(),
  seed: z.string(),
  /** Root of the ticket tree, fixed when the round closed. */
  root: z.string(),
  tickets: z.number(),
  /** Null if nobody had a ticket. The pool then moved to the next round. */
  winner: z.nullable(z.object({ name: z.string(), ticket: z.number(), range: ticketRange, proof })),
  /** Tickets of the caller in this round. Null if the caller had none. */
  mine: z.nullable(z.object({ range: ticketRange, proof })),
});
export type CompletedRound = z.infer<typeof completedRound>;

export const jackpotRounds = {
  request: z.object({}),
  value: z.object({
    currency: z.string(),
    /** Values from which the pool is computed. */
    rule: z.object({ sharePercent: z.number(), base: amount, ticketPrice: amount }),
    open: z.object({
      number: z.number(),
      closesAt: z.string(),
      seedHash: z.string(),
      amount,
      /** Tickets of the caller so far. Null for a guest. */
      tickets: z.nullable(z.number()),
    }),
    /** Completed rounds, newest first. */
    drawn: z.array(completedRound),
  }),
};

import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';

/** `illustrative`: the figure does not come from the ledger and is labelled so. */
export const jackpot = {
  request: z.object({}),
  value: z.object({
    illustrative: z.boolean(),
    amount: z.nullable(amount),
    currency: z.string(),
    closesAt: z.nullable(z.string()),
  }),
};

/** A leaf of the tree of tickets: who holds which of them. Tickets are counted from 0, `to` is not included. */
export const ticketRange = z.object({ holder: z.string(), from: z.number(), to: z.number() });
/** Hashes from the leaf up to the root; `side` is where the sibling stands. */
const proof = z.array(z.object({ hash: z.string(), side: z.enum(['left', 'right']) }));

export const completedRound = z.object({
  number: z.number(),
  opensAt: z.string(),
  closesAt: z.string(),
  drawnAt: z.string(),
  amount,
  /** Published when the round opened; the seed was published after the draw. Hexadecimal. */
  seedHash: z.string(),
  seed: z.string(),
  /** Over the tickets, frozen at the close. */
  root: z.string(),
  tickets: z.number(),
  /** Null where nobody held a ticket: the pool went on into the next round. */
  winner: z.nullable(z.object({ name: z.string(), ticket: z.number(), range: ticketRange, proof })),
  /** The caller's own tickets. */
  mine: z.nullable(z.object({ range: ticketRange, proof })),
});
export type CompletedRound = z.infer<typeof completedRound>;

export const jackpotRounds = {
  request: z.object({}),
  value: z.object({
    currency: z.string(),
    /** What the pool is made of. */
    rule: z.object({ sharePercent: z.number(), base: amount, ticketPrice: amount }),
    open: z.object({
      number: z.number(),
      closesAt: z.string(),
      seedHash: z.string(),
      amount,
      /** The caller's so far; null for a guest. */
      tickets: z.nullable(z.number()),
    }),
    /** The latest first. */
    drawn: z.array(completedRound),
  }),
};

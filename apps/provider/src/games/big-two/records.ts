import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));
const place = z.union([z.literal(0), z.literal(1)]);

const seat = z.object({
  /** Null: the house. */
  playerId: z.nullable(z.string()),
  name: z.string(),
  /** Of the stake, once it was asked for. */
  betId: z.optional(z.string()),
  /** The stake is in, and with it the player's part of the draw. */
  isReady: z.boolean(),
  part: z.string(),
  /** The clock had to move for this player, who has not been heard of since. */
  isAway: z.boolean(),
  satAt: count,
});

/**
 * A table for one hand. `gathering`: chairs and stakes fill; `playing`; `over`; `cancelled`: what was staked goes back.
 * Hands follow from seed, parts and moves, and are not stored.
 */
export const tableRecord = z.object({
  id: z.string(),
  /** Players of one pool meet: currency, kind of money, stake. */
  pool: z.string(),
  stake: count,
  state: z.enum(['gathering', 'playing', 'over', 'cancelled']),
  seed: z.string(),
  chairs: z.array(seat),
  moves: z.array(z.object({ place, cards: z.array(count), isForced: z.optional(z.boolean()) })),
  /** Epoch milliseconds: when the clock moves. */
  turnEndsAt: count,
  winner: z.optional(place),
  /** Minor units. */
  prize: z.optional(count),
  at: count,
  endedAt: z.optional(count),
});
export type TableRecord = z.infer<typeof tableRecord>;
export type Seat = TableRecord['chairs'][number];

export const joinRequest = z.object({ stake: z.int().check(z.minimum(1)) });
export const readyRequest = z.object({
  table: z.uuid(),
  betId: z.uuid(),
  part: z.string().check(z.regex(/^[\w-]{8,64}$/)),
});
export const moveRequest = z.object({
  table: z.uuid(),
  /** Moves made before this one. */ move: count,
  cards: z.array(count).check(z.maxLength(5)),
});

import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));
const place = z.union([z.literal(0), z.literal(1)]);

const seat = z.object({
  /** Id of the player. Null for the bot. */
  playerId: z.nullable(z.string()),
  name: z.string(),
  /** Bet id of the stake, once it was requested. */
  betId: z.optional(z.string()),
  /** True when the stake is paid and the player's part of the draw is set. */
  isReady: z.boolean(),
  part: z.string(),
  /** True after a forced move, until the player is present again. */
  isAway: z.boolean(),
  satAt: count,
});

/**
 * A table for one hand. `gathering`: waiting for players and stakes; `playing`; `over`; `cancelled`: the stakes are
 * returned. Hands are not stored: they are computed from the seed, the players' parts of the draw and the moves.
 */
export const tableRecord = z.object({
  id: z.string(),
  /** Key of the players who can be matched: currency, real or play money, stake. */
  pool: z.string(),
  stake: count,
  state: z.enum(['gathering', 'playing', 'over', 'cancelled']),
  seed: z.string(),
  chairs: z.array(seat),
  moves: z.array(z.object({ place, cards: z.array(count), isForced: z.optional(z.boolean()) })),
  /** Time of the forced move if the player makes no move before, in epoch milliseconds. */
  turnEndsAt: count,
  winner: z.optional(place),
  /** In minor units. */
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
  /** Number of moves before this one. */
  move: count,
  cards: z.array(count).check(z.maxLength(5)),
});

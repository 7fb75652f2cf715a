import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));
const place = z.union([z.literal(0), z.literal(1)]);

const seat = z.object({
  /** Id of the player. Null for the bot. */
  playerId: z.nullable(z.string()),
  name: z.string(),
  /** Id of the bet for the stake. Absent until the page sends the stake. */
  betId: z.optional(z.string()),
  /** True if the player has paid the stake. Always true for the bot. */
  isReady: z.boolean(),
  part: z.string(),
  /**
   * True if the player is absent: the server made the last move of this player because the time was over. Becomes false
   * when the player makes a move, opens the page again or presses the button that ends the absence.
   */
  isAway: z.boolean(),
  satAt: count,
});

/**
 * Stored table, which is used for one hand (one round of the game). In the state `gathering`, the table waits for
 * players and stakes. In the state `cancelled`, the stakes are refunded. The cards are not stored. The server computes
 * them again from the seed, the random texts of the players (`part`) and the moves.
 */
export const tableRecord = z.object({
  id: z.string(),
  /**
   * Only players with the same pool can play against each other. A pool is a combination of currency, kind of money
   * (real or play money) and stake.
   */
  pool: z.string(),
  stake: count,
  state: z.enum(['gathering', 'playing', 'over', 'cancelled']),
  seed: z.string(),
  chairs: z.array(seat),
  moves: z.array(z.object({ place, cards: z.array(count), isForced: z.optional(z.boolean()) })),
  /** End of the time limit of the current player, in epoch milliseconds. The server then makes the move. */
  turnEndsAt: count,
  winner: z.optional(place),
  /** Prize of the winner in minor units. Absent until the hand is over. */
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
  /**
   * Number of moves in the hand when the player chose this move. If the hand has more moves when the request is
   * received, the server rejects the request as stale.
   */
  move: count,
  cards: z.array(count).check(z.maxLength(5)),
});

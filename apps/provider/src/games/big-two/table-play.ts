import type { DrawInput } from '../../engine/rng/derivation.ts';
import type { RandomSource } from '../../engine/rng/random-int.ts';
import { botMove } from './rules/bot.ts';
import {
  deal,
  timeoutMove,
  type Hand,
  type Move,
  getOtherSeat,
  type SeatIndex,
  playMove,
  startHand,
} from './rules/hand.ts';
import { computePot } from './rules/pot.ts';
import type { TableRecord } from './records.ts';

/** Time limits and waiting times of a card table, in milliseconds. */
export interface Clocks {
  /** Time limit for a move of a present player. */
  readonly turn: number;
  /**
   * Time limit for a move of an absent player, whose previous move was made by the server because the time was over.
   */
  readonly away: number;
  /** Time that the bot takes for a move. */
  readonly bot: number;
  /** Time that a player waits for another player before the bot joins. */
  readonly wait: number;
  /** Time limit to pay the stake. */
  readonly ready: number;
}

const clocks: Clocks = { turn: 20_000, away: 2500, bot: 1400, wait: 7000, ready: 15_000 };

/**
 * Multiplies the times by `tempo`, except the time limit to pay the stake. That limit depends on the wallet and not on
 * the game.
 */
export const scaleClocks = (tempo: number): Clocks => ({
  ...clocks,
  turn: clocks.turn * tempo,
  away: clocks.away * tempo,
  bot: clocks.bot * tempo,
  wait: clocks.wait * tempo,
});

export const toTableDrawInput = ({ id, chairs }: TableRecord): DrawInput => ({
  game: 'cards',
  roundId: id,
  clientPart: chairs.map(({ part }) => part).join('.'),
});

export const replayHand = (
  table: TableRecord,
  createRandomSource: (seed: string, draw: DrawInput) => RandomSource,
): Hand => {
  let hand = startHand(deal(createRandomSource(table.seed, toTableDrawInput(table))));
  for (const move of table.moves) hand = playMove(hand, move as Move);
  return hand;
};

const timeFor = ({ chairs }: TableRecord, seatIndex: SeatIndex, { turn, away, bot }: Clocks): number => {
  const seat = chairs[seatIndex];
  if (seat?.playerId === null) return bot;
  return seat?.isAway ? away : turn;
};

/**
 * Returns the table in the state `playing`, with the time limit for the first move. `now` is in epoch milliseconds.
 */
export const startPlay = (table: TableRecord, hand: Hand, now: number, times: Clocks): TableRecord => ({
  ...table,
  state: 'playing',
  turnEndsAt: now + timeFor(table, hand.turn, times),
});

/** Returns the table after a move. The move must be legal. `now` is in epoch milliseconds. */
export const applyMove = (table: TableRecord, hand: Hand, move: Move, now: number, times: Clocks): TableRecord => {
  const next = playMove(hand, move);
  const chairs = table.chairs.map((seat, seatIndex) =>
    seatIndex === move.place ? { ...seat, isAway: move.isForced ?? false } : seat,
  );
  const moved: TableRecord = { ...table, chairs, moves: [...table.moves, { ...move, cards: [...move.cards] }] };
  if (next.winner === undefined) return { ...moved, turnEndsAt: now + timeFor(moved, next.turn, times) };
  return { ...moved, state: 'over', winner: next.winner, prize: computePot(table.stake).prize, endedAt: now };
};

/**
 * Returns the move that the server makes when the time of the current player is over. For a player, this is a pass, or
 * the lowest card if the player leads. For the bot, this is its normal move, because the bot always uses all of its
 * time.
 */
export const getTimeoutMove = (table: TableRecord, hand: Hand): Move => {
  if (table.chairs[hand.turn]?.playerId !== null) return timeoutMove(hand);
  const seen = {
    hand: hand.hands[hand.turn],
    opponentCount: hand.hands[getOtherSeat(hand.turn)].length,
    onTable: hand.onTable,
    opening: hand.moves.length === 0 ? hand.opening : undefined,
  };
  return { place: hand.turn, cards: botMove(seen) };
};

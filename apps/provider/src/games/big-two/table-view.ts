import type { Hand, Move, SeatIndex } from './rules/hand.ts';
import { getOtherSeat } from './rules/hand.ts';
import { computePot } from './rules/pot.ts';
import type { TableRecord } from './records.ts';

/** Table as one of its players sees it. Amounts are in minor units. Times are in epoch milliseconds. */
export interface CardTableView {
  readonly id: string;
  readonly state: TableRecord['state'];
  readonly now: number;
  readonly stake: number;
  readonly pot: number;
  readonly rake: number;
  readonly prize: number;
  readonly commitment: string;
  /** True if the player has paid the stake. */
  readonly isReady: boolean;
  /**
   * True if the player did not move within the last time limit. The time limits of this player are then short, and the
   * server makes each move that the player does not make in time.
   */
  readonly isAway: boolean;
  readonly opponent: {
    readonly name: string;
    readonly isHouse: boolean;
    readonly isAway: boolean;
    readonly count: number;
  } | null;
  readonly hand: readonly number[];
  readonly isMyTurn: boolean;
  readonly turnEndsAt: number;
  /** Cards that the next play must beat. Empty when the player may play any combination. */
  readonly onTable: readonly number[];
  /**
   * Number of the lowest dealt card, which the first play of the hand must contain. Null before the deal and after the
   * first move.
   */
  readonly opening: number | null;
  readonly moves: readonly {
    readonly isMine: boolean;
    readonly cards: readonly number[];
    readonly isForced: boolean;
  }[];
  readonly hasWon: boolean | null;
  /** Cards that the opponent still has after the end of the hand. Empty during the hand. */
  readonly shown: readonly number[];
}

export const toCardTableView = (
  table: TableRecord,
  hand: Hand | undefined,
  seatIndex: SeatIndex,
  commitment: string,
  now: number,
): CardTableView => {
  const other = table.chairs[getOtherSeat(seatIndex)];
  const isOver = table.state === 'over';
  return {
    id: table.id,
    state: table.state,
    now,
    stake: table.stake,
    ...computePot(table.stake),
    commitment,
    isReady: table.chairs[seatIndex]?.isReady ?? false,
    isAway: table.chairs[seatIndex]?.isAway ?? false,
    opponent: other
      ? {
          name: other.name,
          isHouse: other.playerId === null,
          isAway: other.isAway,
          count: hand?.hands[getOtherSeat(seatIndex)].length ?? 0,
        }
      : null,
    hand: hand?.hands[seatIndex] ?? [],
    isMyTurn: table.state === 'playing' && hand?.turn === seatIndex,
    turnEndsAt: table.turnEndsAt,
    onTable: hand?.onTable?.cards ?? [],
    opening: hand && hand.moves.length === 0 ? hand.opening : null,
    moves: (hand?.moves ?? []).map(({ place: by, cards, isForced = false }: Move) => ({
      isMine: by === seatIndex,
      cards,
      isForced,
    })),
    hasWon: isOver ? table.winner === seatIndex : null,
    shown: isOver ? (hand?.hands[getOtherSeat(seatIndex)] ?? []) : [],
  };
};

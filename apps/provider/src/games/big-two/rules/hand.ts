import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { shuffle } from '../../../engine/rng/pick.ts';
import { type Card, deckSize, handSize } from './card.ts';
import { beats, type Combination, findCombination } from './combination.ts';

/** The place of a player: 0 or 1. */
export type SeatIndex = 0 | 1;
export const getOtherSeat = (seatIndex: SeatIndex): SeatIndex => (seatIndex === 0 ? 1 : 0);

/** A move: the cards played, none for a pass. */
export interface Move {
  readonly place: SeatIndex;
  readonly cards: readonly Card[];
  /** The clock made it. */
  readonly isForced?: boolean;
}

export interface Hand {
  readonly hands: readonly [readonly Card[], readonly Card[]];
  readonly moves: readonly Move[];
  readonly turn: SeatIndex;
  /** What has to be beaten; undefined where anything may be led. */
  readonly onTable: Combination | undefined;
  /** Must be among the first cards played. */
  readonly opening: Card;
  readonly winner: SeatIndex | undefined;
}

/** Both hands, thirteen cards each of a shuffled deck; the other half stays face down. */
export const deal = (randomSource: RandomSource): readonly [readonly Card[], readonly Card[]] => {
  const deck = shuffle(
    Array.from({ length: deckSize }, (_, card) => card),
    randomSource,
  );
  const sorted = (from: number): Card[] => deck.slice(from, from + handSize).sort((a, b) => a - b);
  return [sorted(0), sorted(handSize)];
};

/** Whoever was dealt the lowest card leads, with that card among those played. */
export const startHand = (hands: Hand['hands']): Hand => {
  const opening = Math.min(...hands[0], ...hands[1]);
  return { hands, moves: [], turn: hands[0].includes(opening) ? 0 : 1, onTable: undefined, opening, winner: undefined };
};

/** Why a move is not allowed. */
export type IllegalMove = 'over' | 'turn' | 'cards' | 'nothing' | 'opening' | 'low' | 'lead';

export const validateMove = (hand: Hand, { place: seatIndex, cards }: Move): IllegalMove | undefined => {
  if (hand.winner !== undefined) return 'over';
  if (hand.turn !== seatIndex) return 'turn';
  if (cards.length === 0) return hand.onTable ? undefined : 'lead';
  if (!cards.every((card) => hand.hands[seatIndex].includes(card))) return 'cards';
  const played = findCombination(cards);
  if (!played) return 'nothing';
  if (hand.moves.length === 0 && !cards.includes(hand.opening)) return 'opening';
  return hand.onTable && !beats(played, hand.onTable) ? 'low' : undefined;
};

/** The hand after a move that has no fault. */
export const playMove = (hand: Hand, move: Move): Hand => {
  const { place: seatIndex, cards } = move;
  const remainingCards = hand.hands[seatIndex].filter((card) => !cards.includes(card));
  return {
    ...hand,
    hands: seatIndex === 0 ? [remainingCards, hand.hands[1]] : [hand.hands[0], remainingCards],
    moves: [...hand.moves, move],
    turn: getOtherSeat(seatIndex),
    onTable: cards.length === 0 ? undefined : findCombination(cards),
    winner: remainingCards.length === 0 ? seatIndex : undefined,
  };
};

/** What the clock does for a player who does not: passes, or leads the lowest card. */
export const timeoutMove = ({ turn, onTable, hands }: Hand): Move => ({
  place: turn,
  cards: onTable ? [] : hands[turn].slice(0, 1),
  isForced: true,
});

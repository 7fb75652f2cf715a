import type { WordSource } from '../../../engine/fair/uniform-below.ts';
import { shuffled } from '../../../engine/fair/pick.ts';
import { type Card, deckSize, handSize } from './card.ts';
import { beats, type Combination, combinationOf } from './combination.ts';

/** The place of a player: 0 or 1. */
export type Place = 0 | 1;
export const otherOf = (place: Place): Place => (place === 0 ? 1 : 0);

/** A move: the cards played, none for a pass. */
export interface Move {
  readonly place: Place;
  readonly cards: readonly Card[];
  /** The clock made it. */
  readonly isForced?: boolean;
}

export interface Hand {
  readonly hands: readonly [readonly Card[], readonly Card[]];
  readonly moves: readonly Move[];
  readonly turn: Place;
  /** What has to be beaten; undefined where anything may be led. */
  readonly onTable: Combination | undefined;
  /** Must be among the first cards played. */
  readonly opening: Card;
  readonly winner: Place | undefined;
}

/** Both hands, thirteen cards each of a shuffled deck; the other half stays face down. */
export const deal = (words: WordSource): readonly [readonly Card[], readonly Card[]] => {
  const deck = shuffled(
    Array.from({ length: deckSize }, (_, card) => card),
    words,
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
export type Fault = 'over' | 'turn' | 'cards' | 'nothing' | 'opening' | 'low' | 'lead';

export const faultOf = (hand: Hand, { place, cards }: Move): Fault | undefined => {
  if (hand.winner !== undefined) return 'over';
  if (hand.turn !== place) return 'turn';
  if (cards.length === 0) return hand.onTable ? undefined : 'lead';
  if (!cards.every((card) => hand.hands[place].includes(card))) return 'cards';
  const played = combinationOf(cards);
  if (!played) return 'nothing';
  if (hand.moves.length === 0 && !cards.includes(hand.opening)) return 'opening';
  return hand.onTable && !beats(played, hand.onTable) ? 'low' : undefined;
};

/** The hand after a move that has no fault. */
export const playMove = (hand: Hand, move: Move): Hand => {
  const { place, cards } = move;
  const left = hand.hands[place].filter((card) => !cards.includes(card));
  return {
    ...hand,
    hands: place === 0 ? [left, hand.hands[1]] : [hand.hands[0], left],
    moves: [...hand.moves, move],
    turn: otherOf(place),
    onTable: cards.length === 0 ? undefined : combinationOf(cards),
    winner: left.length === 0 ? place : undefined,
  };
};

/** What the clock does for a player who does not: passes, or leads the lowest card. */
export const forcedMove = ({ turn, onTable, hands }: Hand): Move => ({
  place: turn,
  cards: onTable ? [] : hands[turn].slice(0, 1),
  isForced: true,
});

import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { shuffle } from '../../../engine/rng/pick.ts';
import { type Card, deckSize, handSize } from './card.ts';
import { beats, type Combination, findCombination } from './combination.ts';

export type SeatIndex = 0 | 1;
export const getOtherSeat = (seatIndex: SeatIndex): SeatIndex => (seatIndex === 0 ? 1 : 0);

/** Move of a player: the cards that the player plays. An empty list of cards is a pass. */
export interface Move {
  readonly place: SeatIndex;
  readonly cards: readonly Card[];
  /** True if the server made this move because the player's time was over. */
  readonly isForced?: boolean;
}

export interface Hand {
  readonly hands: readonly [readonly Card[], readonly Card[]];
  readonly moves: readonly Move[];
  readonly turn: SeatIndex;
  /**
   * Combination that the next play must beat. Undefined at the start of the hand and after a pass: the next play then
   * has nothing to beat.
   */
  readonly onTable: Combination | undefined;
  /** Card that the first play of a hand must contain. */
  readonly opening: Card;
  readonly winner: SeatIndex | undefined;
}

/** Deals thirteen cards to each of the two players from a shuffled deck. The other cards are not used. */
export const deal = (randomSource: RandomSource): readonly [readonly Card[], readonly Card[]] => {
  const deck = shuffle(
    Array.from({ length: deckSize }, (_, card) => card),
    randomSource,
  );
  const sorted = (from: number): Card[] => deck.slice(from, from + handSize).sort((a, b) => a - b);
  return [sorted(0), sorted(handSize)];
};

/** Starts a hand. The player with the lowest card leads. The first play must contain that card. */
export const startHand = (hands: Hand['hands']): Hand => {
  const opening = Math.min(...hands[0], ...hands[1]);
  return { hands, moves: [], turn: hands[0].includes(opening) ? 0 : 1, onTable: undefined, opening, winner: undefined };
};

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

/** Returns the hand after the move. The move must be legal. */
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

/**
 * Returns the move that the server makes when the player's time is over: a pass, or the lowest card if the player
 * leads.
 */
export const timeoutMove = ({ turn, onTable, hands }: Hand): Move => ({
  place: turn,
  cards: onTable ? [] : hands[turn].slice(0, 1),
  isForced: true,
});

import type { RandomSource } from '../rng/random-int.ts';
import { randomInt } from '../rng/random-int.ts';

/** A card of one deck, 0 to 51: thirteen ranks from ace to king in each of four suits. */
export type Card = number;

const decks = 8;
const deckSize = 52;
/** Number of cards in the shoe. Each round uses a full, newly shuffled shoe. */
export const shoeSize = decks * deckSize;

/** Rank of a card: 0 is the ace, 12 the king. */
export const getRank = (card: Card): number => card % 13;

/** Suit of a card: 0 spades, 1 hearts, 2 diamonds, 3 clubs. */
export const getSuit = (card: Card): number => Math.floor((card % deckSize) / 13);

/** Points of a rank in baccarat: ace 1, two to nine their number, ten and court cards 0. */
export const getRankPoints = (rank: number): number => (rank < 9 ? rank + 1 : 0);

/** Baccarat total of a hand: the last digit of the sum of points. */
export const computeHandTotal = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + getRankPoints(getRank(card)), 0) % 10;

/**
 * The first `count` cards of a shuffled shoe. Each card is drawn from the remaining cards, so every order is equally
 * likely.
 */
export const drawFromShoe = (randomSource: RandomSource, count: number): Card[] => {
  const moved = new Map<number, number>();
  return Array.from({ length: count }, (_, index) => {
    const chosen = index + randomInt(shoeSize - index, randomSource);
    const card = moved.get(chosen) ?? chosen;
    moved.set(chosen, moved.get(index) ?? index);
    return card % deckSize;
  });
};

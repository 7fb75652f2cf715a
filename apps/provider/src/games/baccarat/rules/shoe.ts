import type { Card } from '../../../engine/cards/playing-card.ts';
import { deckSize, getRank } from '../../../engine/cards/playing-card.ts';
import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { randomInt } from '../../../engine/rng/random-int.ts';

const decks = 8;
/**
 * Number of cards in the shoe, which is the box from which cards are dealt. Each round uses a full, newly shuffled
 * shoe.
 */
const shoeSize = decks * deckSize;

/** Returns the points of a rank: 1 for an ace, the number for two to nine, and 0 for ten and court cards. */
export const getRankPoints = (rank: number): number => (rank < 9 ? rank + 1 : 0);

/** Returns the baccarat total of a hand: the last digit of the sum of its points. */
export const computeHandTotal = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + getRankPoints(getRank(card)), 0) % 10;

/**
 * Draws the first `count` cards of a shuffled shoe. Each card is drawn from all remaining cards, so all orders are
 * equally likely.
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

import type { Card } from '../../../engine/cards/playing-card.ts';
import { deckSize, getRank } from '../../../engine/cards/playing-card.ts';
import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { randomInt } from '../../../engine/rng/random-int.ts';

const decks = 8;
/** Number of cards in the shoe, the box that cards are dealt from. Each round uses a full, newly shuffled shoe. */
const shoeSize = decks * deckSize;

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

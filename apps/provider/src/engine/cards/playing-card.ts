/** Number of a card in one deck, from 0 to 51. Each of the four suits has thirteen ranks, from the ace to the king. */
export type Card = number;

export const deckSize = 52;

/** Rank of a card: 0 is the ace, 12 the king. */
export const getRank = (card: Card): number => card % 13;

/** Suit of a card: 0 spades, 1 hearts, 2 diamonds, 3 clubs. */
export const getSuit = (card: Card): number => Math.floor((card % deckSize) / 13);

/** A card of one deck, 0 to 51: thirteen ranks from ace to king in each of four suits. */
export type Card = number;

/** Number of cards in one deck. */
export const deckSize = 52;

/** Rank of a card: 0 is the ace, 12 the king. */
export const getRank = (card: Card): number => card % 13;

/** Suit of a card: 0 spades, 1 hearts, 2 diamonds, 3 clubs. */
export const getSuit = (card: Card): number => Math.floor((card % deckSize) / 13);

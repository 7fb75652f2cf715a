/**
 * A card from 0 to 51: rank from 3 (0) over ace (11) to 2 (12), times four, plus suit from clubs (0) over spades and
 * hearts to diamonds (3). A higher number is a higher card.
 */
export type Card = number;

export const deckSize = 52;
export const handSize = 13;
export const ranks = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'] as const;
export const suits = ['♣', '♠', '♥', '♦'] as const;

export const getRank = (card: Card): number => Math.floor(card / 4);
export const getSuit = (card: Card): number => card % 4;

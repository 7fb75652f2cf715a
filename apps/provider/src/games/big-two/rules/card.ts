/**
 * Number of a card, from 0 to 51: rank times four, plus suit. The ranks go from 3 (0) to king (10), ace (11) and 2
 * (12). The suits are clubs (0), spades (1), hearts (2) and diamonds (3). A higher number is a higher card.
 */
export type Card = number;

export const deckSize = 52;
export const handSize = 13;
export const ranks = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'] as const;
export const suits = ['♣', '♠', '♥', '♦'] as const;

export const getRank = (card: Card): number => Math.floor(card / 4);
export const getSuit = (card: Card): number => card % 4;

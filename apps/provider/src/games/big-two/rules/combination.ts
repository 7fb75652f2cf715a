import { type Card, getRank, getSuit } from './card.ts';

/**
 * Kinds of combinations. A combination is a group of cards that may be played together. The kinds with five cards are
 * ordered from weakest to strongest.
 */
export const combinationKinds = [
  'single',
  'pair',
  'triple',
  'straight',
  'flush',
  'full',
  'four',
  'straight-flush',
] as const;
export type CombinationKind = (typeof combinationKinds)[number];

export interface Combination {
  readonly kind: CombinationKind;
  readonly cards: readonly Card[];
  /**
   * Number of the highest card. For a full house and four of a kind, the rank of the three or four equal cards. Of two
   * combinations of the same kind, the combination with the higher strength wins.
   */
  readonly strength: number;
}

const descending = (a: number, b: number): number => b - a;

/** Returns each rank with its number of cards. The rank with the most cards is first. */
const groupByRank = (cards: readonly Card[]): { readonly rank: number; readonly count: number }[] => {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(getRank(card), (counts.get(getRank(card)) ?? 0) + 1);
  return [...counts].map(([rank, count]) => ({ rank, count })).sort((a, b) => b.count - a.count || b.rank - a.rank);
};

const findFiveCardCombination = (cards: readonly Card[]): Combination | undefined => {
  const groups = groupByRank(cards);
  const [first, second] = groups;
  const highest = cards[0] as Card;
  const isFlush = cards.every((card) => getSuit(card) === getSuit(highest));
  // The lowest rank is 3 and the highest rank is 2. A straight does not continue from 2 to 3.
  const isStraight = groups.length === 5 && getRank(highest) - getRank(cards[4] as Card) === 4;
  if (isStraight && isFlush) return { kind: 'straight-flush', cards, strength: highest };
  if (first?.count === 4) return { kind: 'four', cards, strength: first.rank };
  if (first?.count === 3 && second?.count === 2) return { kind: 'full', cards, strength: first.rank };
  if (isFlush) return { kind: 'flush', cards, strength: highest };
  return isStraight ? { kind: 'straight', cards, strength: highest } : undefined;
};

/** Returns the combination of the cards. Undefined if the cards are not a combination. */
export const findCombination = (chosen: readonly Card[]): Combination | undefined => {
  const cards = [...chosen].sort(descending);
  if (new Set(cards).size < cards.length) return undefined;
  if (cards.length === 5) return findFiveCardCombination(cards);
  const kind = cards.length >= 1 && cards.length <= 3 ? combinationKinds[cards.length - 1] : undefined;
  if (!kind || groupByRank(cards).length > 1) return undefined;
  return { kind, cards, strength: cards[0] as Card };
};

/**
 * Returns true if `one` may be played on `other`. Both must have the same number of cards. The higher kind wins, and
 * the strength decides between equal kinds.
 */
export const beats = (one: Combination, other: Combination): boolean => {
  if (one.cards.length !== other.cards.length) return false;
  const difference = combinationKinds.indexOf(one.kind) - combinationKinds.indexOf(other.kind);
  return difference === 0 ? one.strength > other.strength : difference > 0;
};

const choose = (cards: readonly Card[], count: number): Card[][] => {
  if (count === 0) return [[]];
  return cards.flatMap((card, index) => choose(cards.slice(index + 1), count - 1).map((rest) => [card, ...rest]));
};

/** Returns all combinations that a hand contains. Among combinations of the same size, the weakest is first. */
export const listCombinations = (hand: readonly Card[]): Combination[] =>
  [1, 2, 3, 5]
    .flatMap((count) => choose(hand, count))
    .flatMap((cards) => findCombination(cards) ?? [])
    .sort(
      (a, b) =>
        a.cards.length - b.cards.length ||
        combinationKinds.indexOf(a.kind) - combinationKinds.indexOf(b.kind) ||
        a.strength - b.strength,
    );

import { multiply, ratio } from '../../../../engine/math/ratio.ts';
import { randomInt } from '../../../../engine/rng/random-int.ts';
import type { LadderRules } from '../../shared/rules/ladder-rules.ts';
import { one, returnShare } from '../../shared/rules/payout.ts';

export const rankCount = 13;
const deckSize = 52;
/**
 * Maximum number of guesses. After this number of right guesses, the server pays the win without a cash-out request.
 */
export const maxGuesses = 12;

export const guesses = ['higher', 'lower'] as const;
export type Guess = (typeof guesses)[number];

export interface HiLoProgress {
  /**
   * Drawn cards from 0 to 51, oldest first. The rank of a card is the number divided by 4, rounded down. The lowest
   * rank is the ace.
   */
  readonly cards: readonly number[];
  /** For each right guess, the number of ranks (of 13) with which the guess would have been right. */
  readonly right: readonly number[];
}

/** Returns the rank of a card, from 1 (ace) to 13 (king). */
export const getRank = (card: number): number => Math.floor(card / 4) + 1;

/**
 * Returns the number of ranks of the next card with which a guess is right. If the next card has the same rank as
 * `card`, both guesses are right.
 */
export const countRight = (guess: Guess, card: number): number =>
  guess === 'higher' ? rankCount + 1 - getRank(card) : getRank(card);

const getLast = ({ cards }: HiLoProgress): number => cards.at(-1) ?? 0;

/**
 * Hi-Lo: the player guesses whether the next card is higher or lower than the last card. An equal card counts as right.
 * Each card is drawn from a full deck, so each card is equally likely each time.
 */
export const hiLo: LadderRules<number, Guess, HiLoProgress, number> = {
  isSetupOffered: (setup) => setup === 0,
  isStepOffered: () => true,
  start: (randomSource) => ({ cards: [randomInt(deckSize, randomSource)], right: [] }),
  take: (randomSource, { step: guess, progress }) => {
    const last = getLast(progress);
    const card = randomInt(deckSize, randomSource);
    const isSafe = guess === 'higher' ? getRank(card) >= getRank(last) : getRank(card) <= getRank(last);
    const right = isSafe ? [...progress.right, countRight(guess, last)] : progress.right;
    return { isSafe, progress: { cards: [...progress.cards, card], right }, reveal: card };
  },
  countSteps: ({ right }) => right.length,
  getMultiplier: ({ right }) =>
    right.map((ranks) => ratio(BigInt(rankCount), BigInt(ranks))).reduce(multiply, multiply(returnShare, one)),
  isTop: ({ right }) => right.length === maxGuesses,
};

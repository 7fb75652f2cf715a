import type { RandomSource } from '../../../engine/rng/random-int.ts';
import type { Card } from '../../../engine/cards/playing-card.ts';
import { getRank } from '../../../engine/cards/playing-card.ts';
import { computeHandTotal, drawFromShoe, getRankPoints } from './shoe.ts';

export const Winner = { Player: 'player', Banker: 'banker', Tie: 'tie' } as const;
export type Winner = (typeof Winner)[keyof typeof Winner];

/** Finished coup (one round of baccarat), from the deal to the winner. */
export interface Deal {
  /** Two or three cards, in the order in which they were dealt. */
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly winner: Winner;
  readonly isPlayerPair: boolean;
  readonly isBankerPair: boolean;
}

/**
 * Returns true if the banker takes a third card. This depends on the total of the banker's two cards and on the
 * points of the player's third card. `playersThird` is undefined if the player took no third card.
 */
const bankerDraws = (total: number, playersThird: number | undefined): boolean => {
  if (playersThird === undefined || total <= 2) return total <= 5;
  if (total === 3) return playersThird !== 8;
  if (total === 4) return playersThird >= 2 && playersThird <= 7;
  if (total === 5) return playersThird >= 4 && playersThird <= 7;
  return total === 6 && (playersThird === 6 || playersThird === 7);
};

const isNatural = (total: number): boolean => total >= 8;

const isPair = ([first, second]: readonly Card[]): boolean =>
  first !== undefined && second !== undefined && getRank(first) === getRank(second);

const findWinner = (playerTotal: number, bankerTotal: number): Winner => {
  if (playerTotal === bankerTotal) return Winner.Tie;
  return playerTotal > bankerTotal ? Winner.Player : Winner.Banker;
};

/**
 * Plays a coup (one round of baccarat) with six cards, in the order of the shoe. The fixed rules of baccarat decide
 * which side takes a third card. A coup uses four, five or six of the cards.
 */
export const dealFrom = (cards: readonly Card[]): Deal => {
  const [p1, b1, p2, b2, fifth, sixth] = cards as readonly [Card, Card, Card, Card, Card, Card];
  const player = [p1, p2];
  const banker = [b1, b2];
  if (!isNatural(computeHandTotal(player)) && !isNatural(computeHandTotal(banker))) {
    const playerDraws = computeHandTotal(player) <= 5;
    if (playerDraws) player.push(fifth);
    if (bankerDraws(computeHandTotal(banker), playerDraws ? getRankPoints(getRank(fifth)) : undefined))
      banker.push(playerDraws ? sixth : fifth);
  }
  return {
    player,
    banker,
    winner: findWinner(computeHandTotal(player), computeHandTotal(banker)),
    isPlayerPair: isPair(player),
    isBankerPair: isPair(banker),
  };
};

/**
 * Draws the cards of a coup (one round of baccarat) and plays it. Each draw takes six cards, even if the coup needs
 * fewer. So the proofs of all rounds (data with which a player verifies the draw) have the same form.
 */
export const drawDeal = (randomSource: RandomSource): Deal => dealFrom(drawFromShoe(randomSource, 6));

import type { RandomSource } from '../../../engine/rng/random-int.ts';
import type { Card } from '../../../engine/cards/playing-card.ts';
import { getRankPoints, getRank, drawFromShoe, computeHandTotal } from '../../../engine/cards/playing-card.ts';

export const Winner = { Player: 'player', Banker: 'banker', Tie: 'tie' } as const;
export type Winner = (typeof Winner)[keyof typeof Winner];

/** A finished coup. */
export interface Deal {
  /** Two or three cards in the order of dealing. */
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly winner: Winner;
  readonly isPlayerPair: boolean;
  readonly isBankerPair: boolean;
}

/** Whether the banker takes a third card on a total of two cards, given the points of the player's third card. */
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

/** Plays a coup with the six cards on top of the shoe by the fixed table of third cards. The last ones may stay unused. */
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
  const difference = computeHandTotal(player) - computeHandTotal(banker);
  return {
    player,
    banker,
    winner: difference > 0 ? Winner.Player : difference < 0 ? Winner.Banker : Winner.Tie,
    isPlayerPair: isPair(player),
    isBankerPair: isPair(banker),
  };
};

/** Draws a coup. Six cards leave the shoe whatever happens, so that a proof is read the same way every time. */
export const drawDeal = (randomSource: RandomSource): Deal => dealFrom(drawFromShoe(randomSource, 6));

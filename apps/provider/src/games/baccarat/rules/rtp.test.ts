import { describe, expect, it } from 'vitest';
import type { Ratio } from '../../../engine/math/ratio.ts';
import { ratio, toPercent } from '../../../engine/math/ratio.ts';
import { computeBaccaratPayout, baccaratSpots, baccaratTerms } from './bets.ts';
import { dealFrom } from './deal.ts';

/**
 * Returns a card with the given points (0 to 9). The rank of the card is not important here, because only pairs depend
 * on the rank, and `pairWays` computes the pairs.
 */
const cardWith = (points: number): number => (points === 0 ? 9 : points - 1);
const inShoe = (points: number): number => (points === 0 ? 128 : 32);

/**
 * Calls `visit` for each sequence of points of the first six cards. `ways` is the number of card orders that give this
 * sequence.
 */
const everyTop = (visit: (cards: readonly number[], ways: number) => void): void => {
  const remainingByPoints = Array.from({ length: 10 }, (_, points) => inShoe(points));
  const cards: number[] = [];
  const go = (ways: number): void => {
    if (cards.length === 6) return visit(cards, ways);
    for (let points = 0; points < 10; points += 1) {
      const here = remainingByPoints[points] as number;
      remainingByPoints[points] = here - 1;
      cards.push(cardWith(points));
      go(ways * here);
      cards.pop();
      remainingByPoints[points] = here;
    }
  };
  go(1);
};

const orders = 416n * 415n * 414n * 413n * 412n * 411n;

/**
 * Counts the card orders in which each side wins. The count for one sequence of points is below 128⁶, which is 2⁴², so
 * a `number` is exact. The sums exceed 2⁵³, above which a `number` is not exact. So the sums have the type `bigint`.
 */
const enumerate = () => {
  const ways = { player: 0n, banker: 0n, tie: 0n };
  everyTop((cards, count) => {
    ways[dealFrom(cards).winner] += BigInt(count);
  });
  return ways;
};

/** Returns the probability that two cards of the shoe have the same rank. */
const pairWays = (): Ratio => ratio(416n * 31n, 416n * 415n);

describe('the return of baccarat over all orders of a shuffled shoe of eight decks', () => {
  const ways = enumerate();

  it('has the published probabilities of player, banker and tie', () => {
    expect(ways.player + ways.banker + ways.tie).toBe(orders);
    expect(Number(ways.banker) / Number(orders)).toBeCloseTo(0.458597, 6);
    expect(Number(ways.player) / Number(orders)).toBeCloseTo(0.446247, 6);
    expect(Number(ways.tie) / Number(orders)).toBeCloseTo(0.095156, 6);
  });

  it('equals the stated return for every spot and is below the stake', () => {
    const pair = pairWays();
    const coups = (isPair: boolean) =>
      (['player', 'banker', 'tie'] as const).map((winner) => ({
        player: [],
        banker: [],
        winner,
        isPlayerPair: isPair,
        isBankerPair: isPair,
      }));
    for (const spot of baccaratSpots) {
      const isPairSpot = spot.endsWith('Pair');
      const weights = isPairSpot
        ? ([
            [true, pair.numerator],
            [false, pair.denominator - pair.numerator],
          ] as const)
        : ([[false, 1n]] as const);
      const returned = weights.reduce(
        (sum, [isPair, weight]) =>
          sum +
          weight *
            coups(isPair).reduce(
              (inner, deal) => inner + ways[deal.winner] * BigInt(computeBaccaratPayout(spot, 20, deal)),
              0n,
            ),
        0n,
      );
      const exact = ratio(returned, 20n * orders * (isPairSpot ? pair.denominator : 1n));
      expect(toPercent(exact), spot).toBe(baccaratTerms[spot].rtpPercent);
      expect(exact.numerator < exact.denominator, spot).toBe(true);
    }
  });
});

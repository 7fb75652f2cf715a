import { describe, expect, it } from 'vitest';
import { drawFight } from './fight.ts';
import {
  computeFightPayout,
  computeFightRtpPercent,
  computeOdds,
  getMatchup,
  matchupNumbers,
  minFightRtpPercent,
  sides,
  totalWeight,
} from './odds.ts';

/**
 * Draws the same fight once for each possible random number, from 0 to `totalWeight - 1`. Returns the number of wins of
 * each side, which the tests compare with the chances.
 */
const countWinners = (number: number): Record<string, number> => {
  const counts: Record<string, number> = { meron: 0, draw: 0, wala: 0 };
  for (let value = 0; value < totalWeight; value += 1) {
    const { winner } = drawFight({ range: totalWeight, next: () => value }, { number });
    counts[winner] = (counts[winner] ?? 0) + 1;
  }
  return counts;
};

describe('the bets on a fight', () => {
  it('draws each side in proportion to its stated chance over all random values', () => {
    for (const number of matchupNumbers) expect(countWinners(number)).toEqual(getMatchup(number));
  });

  it('returns the stated rate for every bet over all random values, and less than the stake', () => {
    for (const number of matchupNumbers)
      for (const bet of sides) {
        const counts = countWinners(number);
        const returned = sides.reduce(
          (sum, winner) => sum + (counts[winner] as number) * computeFightPayout(getMatchup(number), bet, 1000, winner),
          0,
        );
        const percent = Math.floor((returned * 10_000) / (totalWeight * 1000)) / 100;
        expect(percent.toFixed(2), `${bet} in fight ${number}`).toBe(computeFightRtpPercent(getMatchup(number), bet));
        expect(percent).toBeGreaterThanOrEqual(Number(minFightRtpPercent));
        expect(percent).toBeLessThan(95.01);
      }
    expect(Number(minFightRtpPercent)).toBeGreaterThanOrEqual(94.5);
  });

  it('pays a draw eight to one, and then returns the stakes on both corners', () => {
    const matchup = getMatchup(1);
    expect(computeFightPayout(matchup, 'draw', 500, 'draw')).toBe(4500);
    expect(computeFightPayout(matchup, 'meron', 500, 'draw')).toBe(500);
    expect(computeFightPayout(matchup, 'wala', 500, 'draw')).toBe(500);
    expect(computeFightPayout(matchup, 'draw', 500, 'wala')).toBe(0);
    expect(computeFightPayout(matchup, 'meron', 500, 'wala')).toBe(0);
  });

  it('gives the corner with the higher chance the lower odds, and each corner some favourites', () => {
    const favourites = matchupNumbers.map((number) => {
      const matchup = getMatchup(number);
      const [favourite, other] =
        matchup.meron > matchup.wala ? (['meron', 'wala'] as const) : (['wala', 'meron'] as const);
      expect(computeOdds(matchup, favourite)).toBeLessThan(computeOdds(matchup, other));
      return favourite;
    });
    expect(new Set(favourites)).toEqual(new Set(['meron', 'wala']));
    expect(new Set(matchupNumbers.map((number) => getMatchup(number).meron)).size).toBe(matchupNumbers.length);
  });
});

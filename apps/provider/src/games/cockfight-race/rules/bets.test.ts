import { describe, expect, it } from 'vitest';
import type { Ratio } from '../../../engine/math/ratio.ts';
import { add, multiply, ratio, toPercent } from '../../../engine/math/ratio.ts';
import { computeOdds, computeRacePayout, computeRaceRtpPercent, raceSpots } from './bets.ts';
import { drawFinish, getFormCard, weights } from './field.ts';

const form = getFormCard(0);

/**
 * Returns all 720 finishing orders with their probabilities. The probability that a runner takes the next place is its
 * weight divided by the sum of the weights of all remaining runners.
 */
const everyFinish = (): { readonly finish: number[]; readonly chance: Ratio }[] => {
  const go = (
    finish: number[],
    remainingRunners: readonly number[],
    chance: Ratio,
  ): { finish: number[]; chance: Ratio }[] => {
    if (remainingRunners.length === 0) return [{ finish, chance }];
    const sum = remainingRunners.reduce((total, runner) => total + (form[runner] as number), 0);
    return remainingRunners.flatMap((runner) =>
      go(
        [...finish, runner],
        remainingRunners.filter((other) => other !== runner),
        multiply(chance, ratio(BigInt(form[runner] as number), BigInt(sum))),
      ),
    );
  };
  return go([], [0, 1, 2, 3, 4, 5], ratio(1n, 1n));
};

describe('the bets of a race', () => {
  const finishes = everyFinish();

  it('has probabilities for all 720 finishing orders that add up to one', () => {
    expect(finishes.length).toBe(720);
    expect(finishes.reduce((sum, { chance }) => add(sum, chance), ratio(0n, 1n))).toEqual(ratio(1n, 1n));
  });

  it('returns the stated rate for every bet over all orders, and less than the stake', () => {
    expect(raceSpots.size).toBe(6 + 6 + 30);
    for (const spot of raceSpots.values()) {
      const exact = finishes.reduce(
        (sum, { finish, chance }) =>
          add(sum, multiply(chance, ratio(BigInt(computeRacePayout(form, spot, 100, finish)), 100n))),
        ratio(0n, 1n),
      );
      expect(toPercent(exact), spot.id).toBe(computeRaceRtpPercent(form, spot));
      expect(exact.numerator < exact.denominator, spot.id).toBe(true);
      expect(Number(toPercent(exact)), spot.id).toBeGreaterThan(spot.market === 'exacta' ? 89 : 92.5);
    }
  });

  it('gives the favourite the lowest odds in every form', () => {
    for (const number of [0, 1, 359, 719, 720 * 5 + 3]) {
      const card = getFormCard(number);
      expect([...card].sort((a, b) => b - a)).toEqual(weights);
      const odds = card.map((_, runner) => computeOdds(card, raceSpots.get(`win-${runner}`) as never));
      expect(odds.indexOf(Math.min(...odds))).toBe(card.indexOf(29));
    }
    expect(new Set(Array.from({ length: 720 }, (_, number) => getFormCard(number).join())).size).toBe(720);
  });
});

describe('drawFinish', () => {
  it('draws each place in proportion to the weights over all random values', () => {
    // Lists the winner for each of the hundred possible random values. The values for the other places do not affect
    // this test.
    const firsts = Array.from({ length: 100 }, (_, word) => {
      const values = [word, 0, 0, 0, 0];
      let index = 0;
      return drawFinish(form, { range: 100, next: () => values[index++] as number })[0];
    });
    expect(form.map((_, runner) => firsts.filter((first) => first === runner).length)).toEqual(form);
  });

  it('lists every runner once in the finish', () => {
    let state = 7;
    const randomSource = { range: 2 ** 16, next: () => (state = (state * 75 + 74) % 65_537) % 2 ** 16 };
    for (let race = 0; race < 50; race += 1)
      expect(drawFinish(getFormCard(race), randomSource).sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

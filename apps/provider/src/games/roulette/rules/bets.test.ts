import { describe, expect, it } from 'vitest';
import { ratio, toPercent } from '../../../engine/math/ratio.ts';
import { computePayoutRatio, computeRoulettePayout, rouletteRtpPercent, rouletteSpots } from './bets.ts';
import { getPocketColour, drawNumber, getNeighbours, pockets, wheelOrder } from './wheel.ts';

const spots = [...rouletteSpots.values()];
const countSpots = (numbers: number): number => spots.filter((spot) => spot.numbers.length === numbers).length;

describe('the roulette table', () => {
  it('has every bet of a single-zero table exactly once', () => {
    expect([
      countSpots(1),
      countSpots(2),
      countSpots(3),
      countSpots(4),
      countSpots(6),
      countSpots(12),
      countSpots(18),
    ]).toEqual([37, 60, 14, 23, 11, 6, 6]);
    expect(
      spots.every(
        ({ numbers }) =>
          new Set(numbers).size === numbers.length && numbers.every((number) => number >= 0 && number < pockets),
      ),
    ).toBe(true);
  });

  it('pays the standard odds', () => {
    expect([1, 2, 3, 4, 6, 12, 18].map(computePayoutRatio)).toEqual([35, 17, 11, 8, 5, 2, 1]);
  });

  it('returns the stated rate for every bet over all pockets, and less than the stake', () => {
    for (const spot of spots) {
      const returned = wheelOrder.reduce((sum, drawn) => sum + computeRoulettePayout(spot, 1, drawn), 0);
      const exact = ratio(BigInt(returned), BigInt(pockets));
      expect(toPercent(exact), spot.id).toBe(rouletteRtpPercent);
      expect(exact.numerator < exact.denominator, spot.id).toBe(true);
    }
  });
});

describe('the wheel', () => {
  it('has every number once, with eighteen red and eighteen black ones alternating', () => {
    expect([...wheelOrder].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number));
    const colours = wheelOrder.slice(1).map(getPocketColour);
    expect(colours.every((colour, index) => colour === (index % 2 ? 'black' : 'red'))).toBe(true);
  });

  it('draws every pocket with equal probability', () => {
    let word = 0;
    const drawn = Array.from({ length: 37 * 3 }, () => drawNumber({ range: 37 * 3, next: () => word++ }));
    expect(new Set(drawn.map((number) => drawn.filter((other) => other === number).length))).toEqual(new Set([3]));
    expect(new Set(drawn).size).toBe(37);
  });

  it('returns the neighbours of a number across the zero', () => {
    expect(getNeighbours(0, 2)).toEqual([3, 26, 0, 32, 15]);
  });
});

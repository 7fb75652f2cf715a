import { describe, expect, it } from 'vitest';
import { ratio, toPercent } from '../../lines/rules/ratio.ts';
import { paysToOne, rouletteReturn, rouletteReturnPercent, rouletteSpots } from './bets.ts';
import { colourOf, drawNumber, neighboursOf, pockets, wheelOrder } from './wheel.ts';

const spots = [...rouletteSpots.values()];
const countOf = (numbers: number): number => spots.filter((spot) => spot.numbers.length === numbers).length;

describe('the roulette table', () => {
  it('has every bet of a table with one zero, each once', () => {
    expect([countOf(1), countOf(2), countOf(3), countOf(4), countOf(6), countOf(12), countOf(18)]).toEqual([
      37, 60, 14, 23, 11, 6, 6,
    ]);
    expect(
      spots.every(
        ({ numbers }) =>
          new Set(numbers).size === numbers.length && numbers.every((number) => number >= 0 && number < pockets),
      ),
    ).toBe(true);
  });

  it('pays the usual prizes', () => {
    expect([1, 2, 3, 4, 6, 12, 18].map(paysToOne)).toEqual([35, 17, 11, 8, 5, 2, 1]);
  });

  it('returns what it states for every bet over every pocket, and less than the stake', () => {
    for (const spot of spots) {
      const returned = wheelOrder.reduce((sum, drawn) => sum + rouletteReturn(spot, 1, drawn), 0);
      const exact = ratio(BigInt(returned), BigInt(pockets));
      expect(toPercent(exact), spot.id).toBe(rouletteReturnPercent);
      expect(exact.numerator < exact.denominator, spot.id).toBe(true);
    }
  });
});

describe('the wheel', () => {
  it('has every number once, eighteen red and eighteen black in turns', () => {
    expect([...wheelOrder].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number));
    const colours = wheelOrder.slice(1).map(colourOf);
    expect(colours.every((colour, index) => colour === (index % 2 ? 'black' : 'red'))).toBe(true);
  });

  it('draws every pocket equally often', () => {
    let word = 0;
    const drawn = Array.from({ length: 37 * 3 }, () => drawNumber({ range: 37 * 3, next: () => word++ }));
    expect(new Set(drawn.map((number) => drawn.filter((other) => other === number).length))).toEqual(new Set([3]));
    expect(new Set(drawn).size).toBe(37);
  });

  it('knows the neighbours of a number around the zero', () => {
    expect(neighboursOf(0, 2)).toEqual([3, 26, 0, 32, 15]);
  });
});

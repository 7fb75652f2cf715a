import { describe, expect, it } from 'vitest';
import type { Ratio } from '../../../engine/math/ratio.ts';
import { add, multiply, ratio, toPercent } from '../../../engine/math/ratio.ts';
import type { WaysWindow } from './evaluate-ways.ts';
import { evaluateWays } from './evaluate-ways.ts';
import { defaultWaysMachine, advertisedWaysRtp } from './default-ways-machine.ts';
import type { WaysSeries } from './spin-ways.ts';
import { spinWays } from './spin-ways.ts';
import type { WaysMachine } from './ways-machine.ts';
import { unitsPerBet, waysSymbols } from './ways-machine.ts';
import { computeWaysRtp } from './ways-rtp.ts';

/** Slot machine with short reels and short series of free spins, so that a test can enumerate all spins. */
const smallMachine: WaysMachine = {
  ...defaultWaysMachine,
  reels: [
    ['h1', 'scatter', 'l1', 'l1', 'h1', 'l2'],
    ['wild', 'h1', 'l2', 'l1', 'h1'],
    ['l1', 'wild', 'scatter', 'h1', 'h1'],
    ['scatter', 'h1', 'l1', 'wild', 'l1'],
    ['h1', 'l1', 'h2', 'wild', 'h2'],
  ],
  freeSpins: [1, 1, 1],
  moreFreeSpins: 1,
  maxSeriesLength: 2,
  ladder: { start: 2, wildsPerStep: 1, top: 4 },
};

const everyStop = (machine: WaysMachine): number[][] =>
  machine.reels.reduce<number[][]>(
    (stops, strip) => stops.flatMap((before) => strip.map((_, stop) => [...before, stop])),
    [[]],
  );

/** Random source that stops the reels at the given positions. */
const rigged = (stops: readonly number[]) => {
  const remainingStops = [...stops];
  return { range: 2 ** 32, next: () => remainingStops.shift() ?? 0 };
};

/**
 * Computes the average win per paid spin as a fraction of the bet. Enumerates all stops and all series of free spins
 * with the function that real spins use.
 */
const bruteForce = (machine: WaysMachine) => {
  const cycle = everyStop(machine);
  const cache = new Map<string, { readonly spinWin: Ratio; readonly after: Ratio }>();
  const visit = (series: WaysSeries | null): { readonly spinWin: Ratio; readonly after: Ratio } => {
    const key = JSON.stringify(series);
    const before = cache.get(key);
    if (before) return before;
    let win = 0n;
    const followers = new Map<string, bigint>();
    for (const stops of cycle) {
      const spin = spinWays(machine, rigged(stops), unitsPerBet, series);
      win += BigInt(spin.win);
      if (spin.series && spin.series.left > 0)
        followers.set(JSON.stringify(spin.series), (followers.get(JSON.stringify(spin.series)) ?? 0n) + 1n);
    }
    const length = BigInt(cycle.length);
    const after = [...followers].reduce(
      (total, [next, times]) => {
        const { spinWin, after } = visit(JSON.parse(next));
        return add(total, multiply(ratio(times, length), add(spinWin, after)));
      },
      ratio(0n, 1n),
    );
    const result = { spinWin: ratio(win, length), after };
    cache.set(key, result);
    return result;
  };
  const perBet = ratio(1n, BigInt(unitsPerBet));
  const { spinWin, after } = visit(null);
  return { baseGame: multiply(spinWin, perBet), freeGame: multiply(after, perBet) };
};

describe('computeWaysRtp', () => {
  it('equals the result of visiting every stop and every series of a small machine', () => {
    const exact = computeWaysRtp(smallMachine);
    const { baseGame, freeGame } = bruteForce(smallMachine);
    expect(exact.baseGame).toEqual(baseGame);
    expect(exact.freeGame).toEqual(freeGame);
  });

  it('equals the advertised return and is below the stake', () => {
    const { total } = computeWaysRtp(defaultWaysMachine);
    expect(toPercent(total)).toBe(advertisedWaysRtp);
    expect(total.numerator < total.denominator).toBe(true);
  });
});

describe('defaultWaysMachine', () => {
  it('has no wild on the first reel, and one scatter on each reel', () => {
    expect(defaultWaysMachine.reels[0]).not.toContain('wild');
    for (const strip of defaultWaysMachine.reels)
      expect(strip.filter((symbol) => symbol === 'scatter')).toHaveLength(1);
    expect(new Set(defaultWaysMachine.reels.flat())).toEqual(new Set(waysSymbols));
  });
});

describe('evaluateWays', () => {
  const toWindow = (...columns: string[]) => columns.map((column) => column.split(' ')) as unknown as WaysWindow;

  it('multiplies the matching symbols of each reel, including wilds, and pays the longest run', () => {
    const { wins, win } = evaluateWays(
      defaultWaysMachine,
      toWindow('h1 h1 l1 l2', 'h1 wild l3 l3', 'h1 l4 l4 h1', 'l5 l5 l3 l3', 'h1 h2 h3 h4'),
      { unit: 1, multiplier: 1 },
    );
    expect(wins).toEqual([{ symbol: 'h1', count: 3, ways: 8, amount: 24 * 8 }]);
    expect(win).toBe(24 * 8);
  });

  it('pays nothing for a run that does not start on the first reel', () => {
    expect(
      evaluateWays(
        defaultWaysMachine,
        toWindow('l5 l5 l5 l5', 'h1 h1 h1 h1', 'h1 h1 h1 h1', 'h1 h1 h1 h1', 'h1 h1 h1 h1'),
        {
          unit: 1,
          multiplier: 3,
        },
      ).win,
    ).toBe(0);
  });

  it('pays scatters in any position on the total bet, with the multiplier', () => {
    const { scatters } = evaluateWays(
      defaultWaysMachine,
      toWindow('scatter l1 l2 l3', 'h1 h2 h3 h4', 'l5 scatter l3 l3', 'h1 h1 h1 h1', 'h1 h1 h1 scatter'),
      { unit: 2, multiplier: 2 },
    );
    expect(scatters).toEqual({ count: 3, amount: 2 * 50 * 2 * 2 });
  });

  it('raises the multiplier only for the spins after the wilds, and limits the length of a series', () => {
    const stops = [0, 24, 4, 6, 7];
    const open = { left: 2, awarded: 40, collected: 0 };
    const first = spinWays(defaultWaysMachine, rigged(stops), 100, open);
    expect(first.wilds).toBeGreaterThan(1);
    expect([first.multiplier, first.series?.left]).toEqual([2, 1]);
    const second = spinWays(defaultWaysMachine, rigged(stops), 100, first.series);
    expect(second.multiplier).toBe(2 + Math.floor(first.wilds / 2));
    expect(second.series?.left).toBe(0);
  });
});

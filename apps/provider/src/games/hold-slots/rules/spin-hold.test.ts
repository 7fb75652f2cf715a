import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSimulationRandom } from '../../slots-shared/rules/simulation-random.ts';
import { defaultHoldMachine } from './default-hold-machine.ts';
import type { Coin } from './hold-feature.ts';
import { drawHoldFeature } from './hold-feature.ts';
import { cellCount, holdSymbols, rows } from './hold-machine.ts';
import { computeHighestWin } from './hold-rtp.ts';
import type { HoldSpin } from './spin-hold.ts';
import { computeHoldWin, getHoldWindow, listFinalCoins, spinHold } from './spin-hold.ts';

const { coinValues, coinsToStart, respins, maxWinMultiple, reels, lines, linePays } = defaultHoldMachine;
const bet = 200;
const highestCoin = Math.max(...coinValues.map(({ value }) => value));

/** Creates a random source that returns the values of a list, and then repeats `rest`. */
const createValueSource = (values: readonly number[], rest: number) => {
  let index = 0;
  return { range: 2 ** 32, next: () => values[index++] ?? rest };
};

/** Finds a spin with a property among the spins of consecutive seeds. */
const findSpin = (matches: (spin: HoldSpin) => boolean): HoldSpin => {
  for (let seed = 1; ; seed += 1) {
    const spin = spinHold(defaultHoldMachine, createSimulationRandom(seed), bet);
    if (matches(spin)) return spin;
  }
};

const toCoins = (cells: number, value: number): Coin[] => Array.from({ length: cells }, (_, cell) => ({ cell, value }));
const sumLines = ({ lineWins }: HoldSpin): number => lineWins.reduce((sum, { amount }) => sum + amount, 0);

describe('spinHold', () => {
  it('draws the same spin from the same random values, and rejects a bet that the lines cannot share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (seed) => {
        const draw = () => spinHold(defaultHoldMachine, createSimulationRandom(seed), bet);
        expect(draw()).toEqual(draw());
      }),
    );
    expect(() => spinHold(defaultHoldMachine, createSimulationRandom(1), 21)).toThrow(RangeError);
  });

  it('pays only the lines for fewer coins than the feature needs', () => {
    const spin = findSpin(({ coins, lineWins }) => coins.length === coinsToStart - 1 && lineWins.length > 0);
    expect(spin).toMatchObject({ feature: null, coinWin: 0, topPrize: 0, win: sumLines(spin) });
  });

  it('pays the lines and the sum of all coins after the feature, in proportion to the bet', () => {
    const spin = findSpin(({ feature, lineWins }) => feature !== null && !feature.isFull && lineWins.length > 0);
    const coins = listFinalCoins(spin);
    expect(new Set(coins.map(({ cell }) => cell)).size).toBe(coins.length);
    expect(spin.coinWin).toBe(coins.reduce((sum, { value }) => sum + value * bet, 0));
    expect(spin.win).toBe(sumLines(spin) + spin.coinWin);
    const double = { ...spin, lineWins: spin.lineWins.map((win) => ({ ...win, amount: win.amount * 2 })) };
    expect(computeHoldWin(defaultHoldMachine, bet * 2, double).win).toBe(spin.win * 2);
  });

  it('gives each visible coin a value, in the cell where the reels show it', () => {
    const spin = findSpin(({ coins }) => coins.length === 4);
    const window = getHoldWindow(defaultHoldMachine, spin.stops);
    for (const { cell, value } of spin.coins) {
      expect(window[Math.floor(cell / rows)]?.[cell % rows]).toBe('coin');
      expect(coinValues.map((each) => each.value)).toContain(value);
    }
    expect(window.flat().filter((symbol) => symbol === 'coin')).toHaveLength(4);
  });

  it('pays the maximum win for a full grid', () => {
    const values = [...reels.map((strip) => strip.indexOf('coin')), ...Array.from({ length: 200 }, () => 0)];
    const spin = spinHold(defaultHoldMachine, createValueSource(values, 0), bet);
    expect(spin.feature).toMatchObject({ isFull: true });
    expect(
      listFinalCoins(spin)
        .map(({ cell }) => cell)
        .sort((a, b) => a - b),
    ).toEqual([...Array(cellCount).keys()]);
    expect(spin.topPrize).toBeGreaterThan(0);
    expect(spin.win).toBe(maxWinMultiple * bet);
  });
});

describe('drawHoldFeature', () => {
  const start = [0, 1, 2, 3, 4, 5];

  it('ends after three respins without a coin', () => {
    expect(drawHoldFeature(defaultHoldMachine, createValueSource([], 1), start)).toEqual({
      respins: [[], [], []],
      isFull: false,
    });
  });

  it('starts again with three respins after a new coin', () => {
    const missed = Array.from({ length: 2 * 9 }, () => 1);
    const feature = drawHoldFeature(defaultHoldMachine, createValueSource([...missed, 1, 0, 0], 1), start);
    expect(feature.respins).toEqual([[], [], [{ cell: 7, value: 1 }], [], [], []]);
  });

  it('never has more than two respins without a coin before a coin, and three at the end unless the grid is full', () => {
    for (let seed = 1; seed <= 2000; seed += 1) {
      const feature = drawHoldFeature({ ...defaultHoldMachine, oneCoinIn: 8 }, createSimulationRandom(seed), start);
      const code = feature.respins.map((coins) => (coins.length > 0 ? 'c' : '-')).join('');
      expect(code).toMatch(feature.isFull ? /^(-{0,2}c)+$/ : /^(-{0,2}c)*---$/);
      expect(start.length + feature.respins.flat().length === cellCount).toBe(feature.isFull);
    }
    expect(respins).toBe(3);
  });
});

describe('the maximum win', () => {
  it('is more than the highest prize on all lines and the highest coin in all cells but one', () => {
    expect(computeHighestWin(defaultHoldMachine)).toBe(1000 + 14 * highestCoin);
    expect(computeHighestWin(defaultHoldMachine)).toBeLessThan(maxWinMultiple);
  });

  it('is a limit that no spin exceeds, even with coins and lines above it', () => {
    const lineWins = lines.map((_, line) => ({
      line,
      symbol: 'h1' as const,
      count: 5,
      amount: (linePays.h1?.[2] ?? 0) * bet,
    }));
    const feature = { respins: [], isFull: true };
    for (const value of [1, highestCoin, 100_000]) {
      const all = computeHoldWin(defaultHoldMachine, bet, { lineWins, coins: toCoins(cellCount, value), feature });
      expect(all.win).toBe(maxWinMultiple * bet);
      expect(all.coinWin).toBeGreaterThanOrEqual(0);
      expect(all.topPrize).toBeGreaterThanOrEqual(0);
      const some = { lineWins: [], coins: toCoins(14, value), feature: { respins: [], isFull: false } };
      expect(computeHoldWin(defaultHoldMachine, bet, some).win).toBe(Math.min(14 * value, maxWinMultiple) * bet);
    }
  });

  it('is not exceeded by spins from any random values', () => {
    const anyValues = fc.array(fc.integer({ min: 0, max: 2 ** 32 - 100 }), { minLength: 5, maxLength: 400 });
    fc.assert(
      fc.property(anyValues, fc.constantFrom(0, 1), (values, rest) => {
        const { win, feature } = spinHold(defaultHoldMachine, createValueSource(values, rest), bet);
        expect(win).toBeLessThanOrEqual(maxWinMultiple * bet);
        expect(win === maxWinMultiple * bet).toBe(feature?.isFull === true);
      }),
    );
  });
});

describe('defaultHoldMachine', () => {
  it('has every symbol, coins on each reel, and no wild on the first reel', () => {
    expect(new Set(reels.flat())).toEqual(new Set(holdSymbols));
    expect(reels.every((strip) => strip.includes('coin'))).toBe(true);
    expect(reels.map((strip) => strip.includes('wild'))).toEqual([false, true, true, true, true]);
    expect(linePays).not.toHaveProperty('coin');
  });
});

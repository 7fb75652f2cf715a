import { describe, expect, it } from 'vitest';
import { add, multiply, ratio, subtract, toPercent } from '../../../engine/math/ratio.ts';
import { createSimulationRandom } from '../../slots-shared/rules/simulation-random.ts';
import { evaluateLines } from '../../slots-shared/rules/evaluate-lines.ts';
import { advertisedHoldRtp, defaultHoldMachine } from './default-hold-machine.ts';
import type { HoldMachine } from './hold-machine.ts';
import { cellCount } from './hold-machine.ts';
import { computeHoldRtp, countCoins, createFeatureChain } from './hold-rtp.ts';
import { findCoinCells, getHoldWindow, spinHold } from './spin-hold.ts';

/** Slot machine with short reels, so that a test can enumerate all combinations of reel stops. */
const smallMachine: HoldMachine = {
  ...defaultHoldMachine,
  reels: [
    ['h1', 'coin', 'coin', 'l1', 'h1'],
    ['wild', 'h1', 'coin', 'coin'],
    ['l1', 'wild', 'coin', 'h1', 'coin', 'l2'],
    ['coin', 'h1', 'l1', 'wild'],
    ['h1', 'l1', 'coin', 'wild', 'h2'],
  ],
  oneCoinIn: 4,
};

const everyStop = ({ reels }: HoldMachine): number[][] =>
  reels.reduce<number[][]>(
    (stops, strip) => stops.flatMap((before) => strip.map((_, stop) => [...before, stop])),
    [[]],
  );

/**
 * Computes the expected line wins in a slow way: evaluates every combination of reel stops with the function that real
 * spins use. The lines of a spin that fills the grid do not count, because such a spin wins the maximum.
 */
const bruteForceLines = (machine: HoldMachine) => {
  const cycle = everyStop(machine);
  const finalCoins = createFeatureChain(machine);
  const pays = Array.from({ length: cellCount + 1 }, () => 0);
  for (const stops of cycle) {
    const window = getHoldWindow(machine, stops);
    const coins = findCoinCells(window).length;
    pays[coins] = (pays[coins] ?? 0) + evaluateLines(machine, window, 1).reduce((sum, { amount }) => sum + amount, 0);
  }
  return pays
    .map((pay, coins) => {
      const lines = ratio(BigInt(pay), BigInt(cycle.length * machine.lines.length));
      if (coins < machine.coinsToStart) return lines;
      const full = finalCoins(coins)[cellCount] ?? ratio(0n, 1n);
      return multiply(lines, subtract(ratio(1n, 1n), full));
    })
    .reduce(add);
};

/**
 * Plays random spins. Returns the average win of the spins that do not fill the grid as a multiple of the bet, the half
 * width of its interval, and the numbers of features and of full grids. Full grids are counted separately, because an
 * average with a win of this size would need many millions of spins.
 */
const simulate = (machine: HoldMachine, spins: number) => {
  const randomSource = createSimulationRandom(20_261_127);
  const bet = machine.lines.length;
  let [won, squares, features, fullGrids] = [0, 0, 0, 0];
  for (let spin = 0; spin < spins; spin += 1) {
    const { win, feature } = spinHold(machine, randomSource, bet);
    if (feature) features += 1;
    if (feature?.isFull) fullGrids += 1;
    else {
      won += win / bet;
      squares += (win / bet) ** 2;
    }
  }
  const mean = won / spins;
  return { mean, halfWidth: 3 * Math.sqrt((squares / spins - mean ** 2) / spins), features, fullGrids };
};

const toNumber = ({ numerator, denominator }: ReturnType<typeof ratio>): number =>
  Number((numerator * 10n ** 15n) / denominator) / 1e15;

describe('computeHoldRtp', () => {
  it('counts the same lines and coins as an enumeration of all stops of a small machine', () => {
    const counts = Array.from({ length: cellCount + 1 }, () => 0n);
    for (const stops of everyStop(smallMachine)) {
      const coins = findCoinCells(getHoldWindow(smallMachine, stops)).length;
      counts[coins] = (counts[coins] ?? 0n) + 1n;
    }
    expect(countCoins(smallMachine)).toEqual(counts);
    expect(computeHoldRtp(smallMachine).lines).toEqual(bruteForceLines(smallMachine));
  });

  it('equals the advertised return, which is between 95 and 97 percent', () => {
    const { lines, coins, fullGrid, total } = computeHoldRtp(defaultHoldMachine);
    expect(toPercent(total)).toBe(advertisedHoldRtp);
    expect(total).toEqual(add(add(lines, coins), fullGrid));
    expect(Number(advertisedHoldRtp)).toBeGreaterThanOrEqual(95);
    expect(Number(advertisedHoldRtp)).toBeLessThanOrEqual(97);
  });

  it.each([
    ['the slot', defaultHoldMachine, 200_000],
    ['a small machine, whose grid is often full', smallMachine, 40_000],
  ])('is within the confidence intervals of a simulation of %s', (_, machine, spins) => {
    const { mean, halfWidth, features, fullGrids } = simulate(machine, spins);
    const { lines, coins, featureProbability, fullGridProbability } = computeHoldRtp(machine);
    expect(Math.abs(mean - toNumber(add(lines, coins)))).toBeLessThan(halfWidth);
    for (const [count, probability] of [
      [features, toNumber(featureProbability)],
      [fullGrids, toNumber(fullGridProbability)],
    ] as const)
      expect(Math.abs(count - probability * spins)).toBeLessThan(
        3 * Math.sqrt(spins * probability * (1 - probability)),
      );
  });
});

describe('createFeatureChain', () => {
  it('has probabilities whose sum is 1, and more coins at the end than at the start', () => {
    const finalCoins = createFeatureChain(defaultHoldMachine);
    for (let coins = defaultHoldMachine.coinsToStart; coins <= cellCount; coins += 1) {
      const finals = finalCoins(coins);
      expect(finals.reduce(add)).toEqual(ratio(1n, 1n));
      expect(finals.slice(0, coins).every(({ numerator }) => numerator === 0n)).toBe(true);
    }
  });

  it('computes three chances for the last empty cell', () => {
    const [miss, all] = [19n ** 3n, 20n ** 3n];
    expect(createFeatureChain(defaultHoldMachine)(14).slice(14)).toEqual([ratio(miss, all), ratio(all - miss, all)]);
  });
});

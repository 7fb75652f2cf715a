import { describe, expect, it } from 'vitest';
import { evaluateWindow } from './evaluate-window.ts';
import { computeRtp } from './rtp.ts';
import { defaultMachine, advertisedRtp } from './default-machine.ts';
import type { Machine } from './machine.ts';
import { add, divide, multiply, ratio, subtract, toPercent } from '../../../engine/math/ratio.ts';
import { getWindow } from './spin.ts';

/**
 * Slot machine with short reels, so that a test can enumerate all combinations of reel stops. It has wilds, which
 * replace other symbols, and reels of different lengths. Its windows can have two scatters, which count in any
 * position.
 */
const smallMachine: Machine = {
  ...defaultMachine,
  reels: [
    ['h1', 'scatter', 'l1', 'l1', 'h1'],
    ['wild', 'h1', 'scatter', 'l1'],
    ['l1', 'wild', 'scatter', 'h1', 'scatter', 'l2'],
    ['scatter', 'h1', 'l1', 'wild'],
    ['h1', 'l1', 'scatter', 'wild', 'h2'],
  ],
};

const everyStop = (machine: Machine): number[][] =>
  machine.reels.reduce<number[][]>(
    (stops, strip) => stops.flatMap((before) => strip.map((_, stop) => [...before, stop])),
    [[]],
  );

/**
 * Computes the same values as `computeRtp` in a slow way: evaluates every combination of reel stops with the function
 * that real spins use.
 */
const bruteForce = (machine: Machine) => {
  const cycle = everyStop(machine);
  let win = 0;
  let awarded = 0;
  for (const stops of cycle) {
    const evaluation = evaluateWindow(machine, getWindow(machine, stops), { lineBet: 1, multiplier: 1 });
    win += evaluation.win;
    awarded += evaluation.freeSpinsAwarded;
  }
  const spins = BigInt(cycle.length);
  return { baseGame: ratio(BigInt(win), spins * BigInt(machine.lines.length)), awarded: ratio(BigInt(awarded), spins) };
};

describe('computeRtp', () => {
  it('equals the result of visiting every stop of a small machine', () => {
    const { baseGame, awarded } = bruteForce(smallMachine);
    const exact = computeRtp(smallMachine);
    expect(exact.baseGame).toEqual(baseGame);
    expect(divide(awarded, subtract(ratio(1n, 1n), awarded))).toEqual(exact.freeSpinsPerPaidSpin);
  });

  it('equals the advertised return and is below the stake', () => {
    const { baseGame, freeSpinsPerPaidSpin, total } = computeRtp(defaultMachine);
    expect(toPercent(total)).toBe(advertisedRtp);
    expect(total.numerator < total.denominator).toBe(true);
    expect(total).toEqual(
      add(
        baseGame,
        multiply(freeSpinsPerPaidSpin, multiply(baseGame, ratio(BigInt(defaultMachine.freeSpinMultiplier), 1n))),
      ),
    );
  });

  it('rounds a percentage down, so that a return is never overstated', () => {
    expect(toPercent(ratio(96_019n, 100_000n))).toBe('96.01');
    expect(toPercent(ratio(1n, 2000n))).toBe('0.05');
  });
});

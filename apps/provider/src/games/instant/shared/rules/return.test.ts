import { describe, expect, it } from 'vitest';
import type { Ratio } from '../../../../engine/math/ratio.ts';
import { add, multiply, ratio, toPercent } from '../../../../engine/math/ratio.ts';
import { dice, getThreshold, multipliers, rollCount } from '../../dice/rules/dice.ts';
import { countRight, guesses, hiLo, rankCount } from '../../hi-lo/rules/hi-lo.ts';
import { ballCount, getHitChance, keno, kenoTables, maxPicks } from '../../keno/rules/keno.ts';
import { mineCounts, mines, tileCount } from '../../mines/rules/mines.ts';
import { getBin, getBinChance, plinko, plinkoTables, rowCount } from '../../plinko/rules/plinko.ts';
import { cardCount, scratch, symbolPrizes, winningCards } from '../../scratch/rules/scratch.ts';
import { difficulties, floorCount, tower } from '../../tower/rules/tower.ts';
import { hundredths, instantRtp, one, payOut, power, returnShare, zero } from './payout.ts';

const sum = (values: readonly Ratio[]): Ratio => values.reduce(add, zero);
const list = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('the return to player', () => {
  it.each(mineCounts)('of Mines with %i mines is the stated one at each number of safe fields', (count) => {
    for (const safe of list(tileCount - count).map((index) => index + 1)) {
      const chance = list(safe)
        .map((opened) => ratio(BigInt(tileCount - count - opened), BigInt(tileCount - opened)))
        .reduce(multiply, one);
      expect(multiply(chance, mines.getMultiplier(list(safe), count))).toEqual(returnShare);
    }
  });

  it.each(list(difficulties.length))('of Tower with difficulty %i is the stated one at each floor', (setup) => {
    const { doors, safe } = difficulties[setup]!;
    for (const floor of list(floorCount).map((index) => index + 1)) {
      const chance = power(ratio(BigInt(safe), BigInt(doors)), floor);
      expect(multiply(chance, tower.getMultiplier(list(floor), setup))).toEqual(returnShare);
    }
  });

  it('of Hi-Lo is the stated one for each guess at each card', () => {
    for (const card of list(52))
      for (const guess of guesses) {
        const right = countRight(guess, card);
        const wins = list(52).filter((next) =>
          guess === 'higher'
            ? Math.floor(next / 4) >= Math.floor(card / 4)
            : Math.floor(next / 4) <= Math.floor(card / 4),
        );
        expect(wins).toHaveLength(right * 4);
        const chance = ratio(BigInt(right), BigInt(rankCount));
        expect(multiply(chance, hiLo.getMultiplier({ cards: [card], right: [right] }, 0))).toEqual(returnShare);
      }
  });

  it('of Plinko is the stated one for each risk, over all 4096 paths', () => {
    for (const [risk, table] of plinkoTables.entries()) {
      const paths = list(2 ** rowCount).map((bits) => list(rowCount).map((row) => (bits >> row) & 1));
      const paid = sum(paths.map((path) => plinko.getMultiplier(path, risk)));
      expect(multiply(paid, ratio(1n, BigInt(paths.length)))).toEqual(returnShare);
      expect(sum(table.map((multiplier, bin) => multiply(getBinChance(bin), multiplier)))).toEqual(returnShare);
      expect(table.every(({ numerator }) => numerator >= 0n)).toBe(true);
    }
  });

  it('of Keno is the stated one for each number of picks, over all numbers of hits', () => {
    for (const picks of list(maxPicks).map((index) => index + 1)) {
      const table = kenoTables[picks]!;
      expect(sum(list(picks + 1).map((hits) => getHitChance(picks, hits)))).toEqual(one);
      expect(sum(table.map((multiplier, hits) => multiply(getHitChance(picks, hits), multiplier)))).toEqual(
        returnShare,
      );
      expect(table.every(({ numerator }) => numerator >= 0n)).toBe(true);
    }
  });

  it.each(multipliers)('of Dice with %i hundredths is the stated one, rounded down', (multiplier) => {
    const wins = BigInt(getThreshold(multiplier));
    expect(toPercent(multiply(ratio(wins, BigInt(rollCount)), hundredths(multiplier)))).toBe(instantRtp);
    expect(dice.getMultiplier(getThreshold(multiplier) - 1, multiplier)).toEqual(hundredths(multiplier));
    expect(dice.getMultiplier(getThreshold(multiplier), multiplier)).toEqual(zero);
  });

  it('of the scratch card is the stated one over all cards', () => {
    const paid = sum(
      symbolPrizes.map((prize, symbol) => multiply(hundredths(prize), ratio(BigInt(winningCards[symbol]!), 1n))),
    );
    expect(multiply(paid, ratio(1n, BigInt(cardCount)))).toEqual(returnShare);
  });
});

describe('the return of all real draws', () => {
  /**
   * Random source whose first number is `word` and decides the draw. All later numbers are 0, and they only decide the
   * details that the board shows.
   */
  const createFirstWord = (word: number) => {
    let isFirst = true;
    return {
      range: 2 ** 32,
      next: () => {
        const value = isFirst ? word : 0;
        isFirst = false;
        return value;
      },
    };
  };

  it.each(list(difficulties.length))('of Tower with difficulty %i is the stated one for each door', (setup) => {
    const { doors } = difficulties[setup]!;
    for (const step of list(doors)) {
      const draws = list(doors).map((word) => tower.take(createFirstWord(word), { step, progress: [], setup }));
      const paid = draws.map(({ isSafe, progress }) => (isSafe ? tower.getMultiplier(progress, setup) : zero));
      expect(multiply(sum(paid), ratio(1n, BigInt(doors)))).toEqual(returnShare);
    }
  });

  it('of Hi-Lo is the stated one for each guess at each card', () => {
    for (const card of list(52))
      for (const step of guesses) {
        const progress = hiLo.start(createFirstWord(card), 0);
        expect(progress.cards).toEqual([card]);
        const draws = list(52).map((word) => hiLo.take(createFirstWord(word), { step, progress, setup: 0 }));
        const paid = draws.map((draw) => (draw.isSafe ? hiLo.getMultiplier(draw.progress, 0) : zero));
        expect(multiply(sum(paid), ratio(1n, 52n))).toEqual(returnShare);
      }
  });

  it('of Dice is the stated one, because each roll has one word', () => {
    const rolls = new Uint8Array(rollCount);
    for (let word = 0; word < rollCount; word += 1) rolls[dice.draw(createFirstWord(word), 200)]! += 1;
    expect(rolls.every((count) => count === 1)).toBe(true);
  });

  it('of the scratch card is the stated one', () => {
    const cards = new Map<string, number>();
    for (let word = 0; word < cardCount; word += 1) {
      const { numerator, denominator } = scratch.getMultiplier(scratch.draw(createFirstWord(word), 0), 0);
      const key = `${numerator}/${denominator}`;
      cards.set(key, (cards.get(key) ?? 0) + 1);
    }
    const paid = [...cards].map(([key, count]) => {
      const [numerator, denominator] = key.split('/').map(BigInt);
      return multiply(ratio(numerator!, denominator!), ratio(BigInt(count), BigInt(cardCount)));
    });
    expect(sum(paid)).toEqual(returnShare);
  });
});

describe('a draw', () => {
  /** Random source with a reproducible sequence of 32-bit numbers. The sequence depends only on `seed`. */
  const createSource = (seed: number) => {
    let state = seed;
    return { range: 2 ** 32, next: () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) };
  };

  it('of Keno has ten different numbers, and of Plinko a turn at each row', () => {
    for (const seed of list(200)) {
      const balls = keno.draw(createSource(seed), [1]);
      expect(new Set(balls).size).toBe(ballCount);
      const path = plinko.draw(createSource(seed), 0);
      expect(path).toHaveLength(rowCount);
      expect(getBin(path)).toBeLessThanOrEqual(rowCount);
    }
  });

  it('of a scratch card has at most one symbol three times, and never four times', () => {
    for (const seed of list(3000)) {
      const cells = scratch.draw(createSource(seed * 7919), 0);
      const counts = symbolPrizes.map((_, symbol) => cells.filter((cell) => cell === symbol).length);
      expect(cells).toHaveLength(9);
      expect(Math.max(...counts)).toBeLessThanOrEqual(3);
      expect(counts.filter((count) => count === 3).length).toBeLessThanOrEqual(1);
    }
  });

  it('of Mines hits as often as there are mines, and reveals all of them', () => {
    const rounds = list(4000).map((seed) =>
      mines.take(createSource(seed * 7919), { step: 4, progress: [0, 1], setup: 5 }),
    );
    const hits = rounds.filter(({ isSafe }) => !isSafe);
    expect(hits.length / rounds.length).toBeCloseTo(5 / 23, 1);
    for (const { reveal } of hits) {
      expect(new Set(reveal).size).toBe(5);
      expect(reveal).toContain(4);
      expect(reveal.some((tile) => tile < 2)).toBe(false);
    }
  });

  it('of Tower reveals as many traps as the floor has', () => {
    for (const seed of list(300)) {
      const { isSafe, reveal, progress } = tower.take(createSource(seed), { step: 1, progress: [0], setup: 2 });
      expect(reveal).toHaveLength(2);
      expect(reveal.includes(1)).toBe(!isSafe);
      expect(progress).toHaveLength(isSafe ? 2 : 1);
    }
  });
});

it('pays whole minor units and never more than the exact amount', () => {
  expect(payOut(1000, ratio(4n, 3n))).toBe(1333);
  expect(payOut(20, hundredths(500_000))).toBe(100_000);
});

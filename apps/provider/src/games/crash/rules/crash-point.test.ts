import { describe, expect, it } from 'vitest';
import { ratio, toPercent } from '../../../engine/math/ratio.ts';
import {
  computeCrashPayout,
  drawCrashPoint,
  maxTarget,
  minTarget,
  isTargetReached,
  rtpPercent,
} from './crash-point.ts';
import { computeMultiplierAt, computeTimeToReach } from './growth.ts';

class Undecided extends Error {}

/**
 * Computes the crash point for each pair of random digits from 0 to `range - 1`. `undefined` marks a pair for which the
 * draw needs a third digit.
 */
const pointsOfTwoDigits = (range: number): (number | undefined)[] =>
  Array.from({ length: range * range }, (_, number) => {
    const digits = [Math.floor(number / range), number % range];
    const next = (): number => {
      const digit = digits.shift();
      if (digit === undefined) throw new Undecided();
      return digit;
    };
    try {
      return drawCrashPoint({ range, next });
    } catch (error) {
      if (error instanceof Undecided) return undefined;
      throw error;
    }
  });

describe('drawCrashPoint', () => {
  it.each([64, 251])(
    'reaches every target k with a chance of 97 in k, within the precision of two digits in base %i',
    (range) => {
      const points = pointsOfTwoDigits(range);
      const decided = points.filter((point) => point !== undefined).sort((a, b) => b - a);
      const open = points.length - decided.length;
      const wrong: number[] = [];
      for (let target = 2500, reached = 0; target >= minTarget; target -= 1) {
        while (isTargetReached(decided[reached] ?? 0, target)) reached += 1;
        const chance = (points.length * rtpPercent) / target;
        if (reached > chance || reached + open < chance - 1e-9) wrong.push(target);
      }
      expect(wrong).toEqual([]);
      expect(open).toBeGreaterThan(0);
    },
  );

  it('returns 97 % at every target by the closed formula', () => {
    const returns = new Set<string>();
    for (let target = minTarget; target <= maxTarget; target += 1) {
      const exact = ratio(BigInt(rtpPercent) * BigInt(computeCrashPayout(100, target)), BigInt(target) * 100n);
      returns.add(`${exact.numerator}/${exact.denominator} ${toPercent(exact)}`);
    }
    expect([...returns]).toEqual(['97/100 97.00']);
  });

  it('draws the same crash point from the same digits, and reads more digits only when necessary', () => {
    const taken: number[] = [];
    const from = (...digits: number[]) =>
      drawCrashPoint({ range: 2 ** 32, next: () => (taken.push(1), digits.shift() ?? 0) });
    expect(from(2 ** 31)).toBe(193);
    expect(from(0)).toBe(maxTarget);
    expect(from(2 ** 32 - 1)).toBe(100);
    expect(taken.length).toBe(3);
  });
});

describe('computeMultiplierAt and computeTimeToReach', () => {
  it('increase with time and return the first millisecond of each multiplier', () => {
    expect(computeMultiplierAt(0)).toBe(100);
    expect(computeMultiplierAt(9000)).toBe(200);
    expect(computeTimeToReach(100)).toBe(0);
    for (const multiplier of [101, 150, 200, 1234, 99_999, maxTarget]) {
      const time = computeTimeToReach(multiplier);
      expect(computeMultiplierAt(time)).toBeGreaterThanOrEqual(multiplier);
      expect(computeMultiplierAt(time - 1)).toBeLessThan(multiplier);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampUpline, rateBase, seriesBase, computeShares } from './commission-split.ts';

const lines = (lowest: number, highest: number) =>
  fc
    .array(fc.integer({ min: lowest, max: highest }), { minLength: 1, maxLength: 12 })
    .map((levels) =>
      levels.sort((one, other) => other - one).map((level, index) => ({ memberId: `m${index}`, level })),
    );
const stakes = fc.integer({ min: 1, max: 10 ** 12 });

describe('the shares of an upline', () => {
  it('match the reference example', () => {
    const line = [1980, 1960, 1950, 1930].map((level, index) => ({ memberId: String(index), level }));
    expect(computeShares(line, 10_000, 1900, seriesBase).map(({ amount }) => amount)).toEqual([100, 50, 100, 150]);
  });

  it.each([
    ['series', 1700, 1980, seriesBase],
    ['rates', 0, 500, rateBase],
  ] as const)(
    'of %s add up to stake × (root − bet) ÷ base, up to one rounding for each payee',
    (_, lowest, highest, base) => {
      fc.assert(
        fc.property(lines(lowest, highest), stakes, fc.nat(), (line, stake, down) => {
          const last = line[line.length - 1]!.level;
          const level = Math.max(lowest, last - (down % (last - lowest + 1)));
          const shares = computeShares(line, stake, level, base);
          const exact = BigInt(stake) * BigInt(line[0]!.level - level);
          const paid = shares.reduce((sum, { amount }) => sum + BigInt(amount), 0n) * BigInt(base);
          expect(shares.every(({ amount }) => amount >= 0)).toBe(true);
          expect(paid <= exact && exact - paid < BigInt(base) * BigInt(line.length)).toBe(true);
        }),
      );
    },
  );

  it('throw for a downline above its upline, and never throw after clamping', () => {
    expect(() =>
      computeShares(
        [
          { memberId: 'a', level: 1900 },
          { memberId: 'b', level: 1910 },
        ],
        100,
        1900,
        seriesBase,
      ),
    ).toThrow('never has more');
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1700, max: 1980 }), { minLength: 1, maxLength: 12 }), (levels) => {
        const line = clampUpline(levels.map((level, index) => ({ memberId: String(index), level })));
        expect(() => computeShares(line, 100, line[line.length - 1]!.level, seriesBase)).not.toThrow();
        line.forEach(({ level }, index) => expect(level).toBe(Math.min(...levels.slice(0, index + 1))));
      }),
    );
  });
});

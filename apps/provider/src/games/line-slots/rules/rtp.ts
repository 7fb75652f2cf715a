import type { Machine, SlotSymbol } from './machine.ts';
import { rows } from './machine.ts';
import { evaluateLine, getPay } from '../../slots-shared/rules/evaluate-lines.ts';
import { computeCycleLength, getColumn } from '../../slots-shared/rules/reel-strips.ts';
import type { Ratio } from '../../../engine/math/ratio.ts';
import { add, divide, multiply, ratio, subtract } from '../../../engine/math/ratio.ts';

const countSymbols = (strip: readonly SlotSymbol[]): [SlotSymbol, bigint][] => {
  const counts = new Map<SlotSymbol, bigint>();
  for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0n) + 1n);
  return [...counts];
};

/**
 * Returns the expected prize of one line as a multiple of the bet on that line. Each combination of symbols is weighted
 * by the number of these symbols on the strips. The result is the same for every line, because over all stops, each row
 * of a reel shows each position of the strip exactly once.
 */
const expectedLinePay = (machine: Machine): Ratio => {
  const strips = machine.reels.map(countSymbols);
  const visit = (cells: SlotSymbol[], weight: bigint): bigint => {
    const strip = strips[cells.length];
    if (!strip) return weight * BigInt(evaluateLine(machine, cells).pay);
    return strip.reduce((total, [symbol, count]) => total + visit([...cells, symbol], weight * count), 0n);
  };
  return ratio(visit([], 1n), computeCycleLength(machine.reels));
};

/** Counts the stops of one reel at which 0, 1, 2 … scatters are visible. The array index is the number of scatters. */
const scatterCounts = (strip: readonly SlotSymbol[]): bigint[] => {
  const counts = Array.from({ length: rows + 1 }, () => 0n);
  strip.forEach((_, stop) => {
    const visible = getColumn(strip, stop, rows).filter((symbol) => symbol === 'scatter').length;
    counts[visible] = (counts[visible] ?? 0n) + 1n;
  });
  return counts;
};

/**
 * Counts the combinations of stops at which 0, 1, 2 … scatters are visible on all reels together. The array index is
 * the number of scatters. The result is the convolution of the counts of the single reels.
 */
const scatterDistribution = (machine: Machine): bigint[] =>
  machine.reels.map(scatterCounts).reduce((left, right) => {
    const both = Array.from({ length: left.length + right.length - 1 }, () => 0n);
    left.forEach((a, i) => right.forEach((b, j) => (both[i + j] = (both[i + j] ?? 0n) + a * b)));
    return both;
  });

const expectedOver = (distribution: readonly bigint[], getValue: (count: number) => number): bigint =>
  distribution.reduce((total, ways, count) => total + ways * BigInt(getValue(count)), 0n);

export interface RtpBreakdown {
  /** Expected win of a paid spin as a fraction of the bet, without its free spins. */
  readonly baseGame: Ratio;
  /** Average number of free spins per paid spin, including the free spins that are won during free spins. */
  readonly freeSpinsPerPaidSpin: Ratio;
  readonly total: Ratio;
}

/**
 * Computes the exact return to player (RTP) over all combinations of reel stops. Each spin wins `a` free spins on
 * average, and each free spin wins `a` more. So a paid spin leads to `a + a² + … = a / (1 - a)` free spins. The average
 * win of a free spin is the win of a paid spin times the free-spin multiplier.
 */
export const computeRtp = (machine: Machine): RtpBreakdown => {
  const cycle = computeCycleLength(machine.reels);
  const scatters = scatterDistribution(machine);
  const baseGame = add(
    expectedLinePay(machine),
    ratio(
      expectedOver(scatters, (count) => getPay(machine.scatterPays, count)),
      cycle,
    ),
  );
  const awarded = ratio(
    expectedOver(scatters, (count) => getPay(machine.freeSpins, count)),
    cycle,
  );
  const freeSpinsPerPaidSpin = divide(awarded, subtract(ratio(1n, 1n), awarded));
  const freeGame = multiply(freeSpinsPerPaidSpin, multiply(baseGame, ratio(BigInt(machine.freeSpinMultiplier), 1n)));
  return { baseGame, freeSpinsPerPaidSpin, total: add(baseGame, freeGame) };
};

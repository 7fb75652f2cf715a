import { ratio, type Ratio } from '../../../../engine/math/ratio.ts';
import { randomInt } from '../../../../engine/rng/random-int.ts';
import type { DrawRules } from '../../shared/rules/draw-rules.ts';
import { choose, completeTable, hundredths, zero } from '../../shared/rules/payout.ts';

/** Number of rows of pegs. The ball turns left or right at each row, so there is one more bin than rows. */
export const rowCount = 12;

/**
 * Multipliers in hundredths of the six bins on one side, from the outer bin to the bin beside the centre. The bins on
 * the other side have the same multipliers. There is one list for each risk: low, medium and high.
 */
const outerBins = [
  [1000, 300, 160, 140, 110, 100],
  [3300, 1100, 400, 200, 110, 60],
  [17_000, 2400, 810, 200, 70, 20],
] as const;

export const getBinChance = (bin: number): Ratio => ratio(choose(rowCount, bin), 2n ** BigInt(rowCount));

const createTable = (outer: readonly number[]): readonly Ratio[] => {
  const multipliers = Array.from({ length: rowCount + 1 }, (_, bin) => outer[Math.min(bin, rowCount - bin)]).map(
    (value) => (value === undefined ? undefined : hundredths(value)),
  );
  const open = completeTable(multipliers.map((multiplier, bin) => ({ chance: getBinChance(bin), multiplier })));
  return multipliers.map((multiplier) => multiplier ?? open);
};

/**
 * Multipliers of the bins from left to right, with one table for each risk. The multiplier of the centre bin is
 * computed so that the RTP (return to player) of each table is exactly 97 %.
 */
export const plinkoTables: readonly (readonly Ratio[])[] = outerBins.map(createTable);

/** Turn of the ball at each row: 0 is left, 1 is right. */
export type PlinkoPath = readonly number[];

export const getBin = (path: PlinkoPath): number => path.reduce((bin, turn) => bin + turn, 0);

/** Plinko: a ball falls through pegs into a bin. The risk decides the multipliers of the bins. */
export const plinko: DrawRules<number, PlinkoPath> = {
  isOffered: (risk) => plinkoTables[risk] !== undefined,
  draw: (randomSource) => Array.from({ length: rowCount }, () => randomInt(2, randomSource)),
  getMultiplier: (path, risk) => plinkoTables[risk]?.[getBin(path)] ?? zero,
};

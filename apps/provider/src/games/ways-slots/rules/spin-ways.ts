import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { randomInt } from '../../../engine/rng/random-int.ts';
import type { WaysEvaluation } from './evaluate-ways.ts';
import { evaluateWays, getWindow } from './evaluate-ways.ts';
import type { WaysMachine } from './ways-machine.ts';
import { getFreeSpinAward, getLadderMultiplier, unitsPerBet, getWildsToTop } from './ways-machine.ts';

/** State of a series of free spins. */
export interface WaysSeries {
  readonly left: number;
  readonly awarded: number;
  /** Wilds collected by the series, limited to the number that raises the multiplier to its maximum. */
  readonly collected: number;
}

export interface WaysSpin extends WaysEvaluation {
  /** Stop of each reel: the index on its strip of the top visible symbol. */
  readonly stops: readonly number[];
  readonly multiplier: number;
  readonly freeSpinsAwarded: number;
  /** State of the series after this spin. Null without a series. */
  readonly series: WaysSeries | null;
}

/** Minor units of one fiftieth of the bet. Throws a RangeError for a bet that cannot be divided. */
export const computeUnit = (bet: number): number => {
  const unit = bet / unitsPerBet;
  if (!Number.isSafeInteger(unit) || unit < 1)
    throw new RangeError(`A bet of ${bet} minor units cannot be divided into ${unitsPerBet} whole units`);
  return unit;
};

/** State of the series after a spin that showed `wilds` and won `award` more free spins. */
const seriesAfter = (
  machine: WaysMachine,
  series: WaysSeries | null,
  award: number,
  wilds: number,
): WaysSeries | null => {
  if (!series) return award > 0 ? { left: award, awarded: award, collected: 0 } : null;
  return {
    left: series.left - 1 + award,
    awarded: series.awarded + award,
    collected: Math.min(getWildsToTop(machine.ladder), series.collected + wilds),
  };
};

/**
 * Draws a stop for each reel and evaluates the window. With a `series`, the spin is one of its free spins. `bet` in
 * minor units.
 */
export const spinWays = (
  machine: WaysMachine,
  randomSource: RandomSource,
  bet: number,
  series: WaysSeries | null,
): WaysSpin => {
  const stops = machine.reels.map((strip) => randomInt(strip.length, randomSource));
  const multiplier = series ? getLadderMultiplier(machine.ladder, series.collected) : 1;
  const evaluation = evaluateWays(machine, getWindow(machine, stops), { unit: computeUnit(bet), multiplier });
  const freeSpinsAwarded = getFreeSpinAward(machine, evaluation.scatters.count, series?.awarded ?? 0);
  return {
    stops,
    multiplier,
    ...evaluation,
    freeSpinsAwarded,
    series: seriesAfter(machine, series, freeSpinsAwarded, evaluation.wilds),
  };
};

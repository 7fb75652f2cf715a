import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { randomInt } from '../../../engine/rng/random-int.ts';
import { divideBet } from '../../slots-shared/rules/divide-bet.ts';
import type { SlotSeries } from '../../slots-shared/rules/slot-play.ts';
import type { WaysEvaluation } from './evaluate-ways.ts';
import { evaluateWays, getWindow } from './evaluate-ways.ts';
import type { WaysMachine } from './ways-machine.ts';
import { getFreeSpinAward, getLadderMultiplier, unitsPerBet, getWildsToTop } from './ways-machine.ts';

/** Series of free spins. The multiplier of the wins increases with the number of wilds that its spins have shown. */
export interface WaysSeries extends SlotSeries {
  /**
   * Number of wilds that the series of free spins has collected. Wilds above the number for the highest multiplier are
   * not counted.
   */
  readonly collected: number;
}

export interface WaysSpin extends WaysEvaluation {
  /** Stop of each reel: the strip index of the topmost visible symbol. */
  readonly stops: readonly number[];
  readonly multiplier: number;
  readonly freeSpinsAwarded: number;
  /** State of the free-spin series after this spin. Null if this spin is not a free spin and has not won free spins. */
  readonly series: WaysSeries | null;
}

/**
 * Returns the state of the free-spin series after a spin. `award` is the number of free spins that the spin has won,
 * and `wilds` is its number of visible wilds.
 */
const computeSeriesAfter = (
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
 * Draws a random stop for each reel and computes the wins. If `series` is set, the spin is a free spin. `bet` is in
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
  const evaluation = evaluateWays(machine, getWindow(machine, stops), {
    unit: divideBet(bet, unitsPerBet),
    multiplier,
  });
  const freeSpinsAwarded = getFreeSpinAward(machine, evaluation.scatters.count, series?.awarded ?? 0);
  return {
    stops,
    multiplier,
    ...evaluation,
    freeSpinsAwarded,
    series: computeSeriesAfter(machine, series, freeSpinsAwarded, evaluation.wilds),
  };
};

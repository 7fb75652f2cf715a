import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { randomInt } from '../../../engine/rng/random-int.ts';
import { divideBet } from '../../slots-shared/rules/divide-bet.ts';
import type { SlotSeries } from '../../slots-shared/rules/slot-play.ts';
import type { WaysEvaluation } from './evaluate-ways.ts';
import { evaluateWays, getWindow } from './evaluate-ways.ts';
import type { WaysMachine } from './ways-machine.ts';
import { getFreeSpinAward, getLadderMultiplier, unitsPerBet, getWildsToTop } from './ways-machine.ts';

/** State of a series of free spins. */
export interface WaysSeries extends SlotSeries {
  /** Wilds collected by the series, limited to the number that raises the multiplier to its maximum. */
  readonly collected: number;
}

export interface WaysSpin extends WaysEvaluation {
  /** Stop of each reel: the index on its strip of the top visible symbol. */
  readonly stops: readonly number[];
  readonly multiplier: number;
  readonly freeSpinsAwarded: number;
  /** State of the series of free spins after this spin. Null without a series. */
  readonly series: WaysSeries | null;
}

/** State of the series of free spins after a spin that showed `wilds` wilds and won `award` more free spins. */
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

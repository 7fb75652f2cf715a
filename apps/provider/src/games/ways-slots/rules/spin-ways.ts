import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { randomInt } from '../../../engine/rng/random-int.ts';
import type { WaysEvaluation } from './evaluate-ways.ts';
import { evaluateWays, getWindow } from './evaluate-ways.ts';
import type { WaysMachine } from './ways-machine.ts';
import { getFreeSpinAward, getLadderMultiplier, unitsPerBet, getWildsToTop } from './ways-machine.ts';

/** Where a series of free spins stands. */
export interface WaysSeries {
  readonly left: number;
  readonly awarded: number;
  /** Wilds that the series has collected, no more than count. */
  readonly collected: number;
}

export interface WaysSpin extends WaysEvaluation {
  /** Where each reel stopped: the index on its strip of the top visible symbol. */
  readonly stops: readonly number[];
  readonly multiplier: number;
  readonly freeSpinsAwarded: number;
  /** The series after this spin; null where none was open and none was won. */
  readonly series: WaysSeries | null;
}

/** Minor units of a fiftieth of the bet. Throws a RangeError for a bet that does not divide. */
export const computeUnit = (bet: number): number => {
  const unit = bet / unitsPerBet;
  if (!Number.isSafeInteger(unit) || unit < 1)
    throw new RangeError(`A bet of ${bet} minor units cannot be divided into ${unitsPerBet} whole units`);
  return unit;
};

/** The series after a spin that showed `wilds` and won `award` more free spins; its last spin leaves none. */
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

/** Draws a stop for each reel and evaluates what they show. With an open `series` it is one of its free spins. `bet` in minor units. */
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

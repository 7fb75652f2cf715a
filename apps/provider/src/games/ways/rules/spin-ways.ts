import type { WordSource } from '../../../engine/fair/uniform-below.ts';
import { uniformBelow } from '../../../engine/fair/uniform-below.ts';
import type { WaysEvaluation } from './evaluate-ways.ts';
import { evaluateWays, windowAt } from './evaluate-ways.ts';
import type { WaysMachine } from './ways-machine.ts';
import { awardFor, trailMultiplier, unitsPerBet, wildsToTop } from './ways-machine.ts';

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
export const unitOf = (bet: number): number => {
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
    collected: Math.min(wildsToTop(machine.trail), series.collected + wilds),
  };
};

/** Draws a stop for each reel and evaluates what they show. With an open `series` it is one of its free spins. `bet` in minor units. */
export const spinWays = (machine: WaysMachine, words: WordSource, bet: number, series: WaysSeries | null): WaysSpin => {
  const stops = machine.reels.map((strip) => uniformBelow(strip.length, words));
  const multiplier = series ? trailMultiplier(machine.trail, series.collected) : 1;
  const evaluation = evaluateWays(machine, windowAt(machine, stops), { unit: unitOf(bet), multiplier });
  const freeSpinsAwarded = awardFor(machine, evaluation.scatters.count, series?.awarded ?? 0);
  return {
    stops,
    multiplier,
    ...evaluation,
    freeSpinsAwarded,
    series: seriesAfter(machine, series, freeSpinsAwarded, evaluation.wilds),
  };
};

import type { RandomSource } from '../../../engine/rng/random-int.ts';
import type { SeriesOutcome } from '../../slots-shared/rules/draw-series-spin.ts';
import { drawSeriesSpin } from '../../slots-shared/rules/draw-series-spin.ts';
import type { SlotFreeSpins, SlotPlay } from '../../slots-shared/rules/slot-play.ts';
import { defaultWaysMachine } from './default-ways-machine.ts';
import type { WaysSeries, WaysSpin } from './spin-ways.ts';
import { spinWays } from './spin-ways.ts';

/**
 * Active series of free spins. It includes the number of wilds (symbols that replace other symbols) that the series
 * has collected.
 */
export type WaysFreeSpins = WaysSeries & SlotFreeSpins;

export type WaysOutcome = SeriesOutcome<WaysSeries, WaysSpin>;

export const drawWays = (
  randomSource: RandomSource,
  round: { readonly play: SlotPlay; readonly state: WaysFreeSpins | undefined },
) =>
  drawSeriesSpin<WaysSeries, WaysSpin>(round, (bet, series) => spinWays(defaultWaysMachine, randomSource, bet, series));

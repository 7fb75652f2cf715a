import type { RandomSource } from '../../../engine/rng/random-int.ts';
import type { SeriesOutcome } from '../../slots-shared/rules/draw-series-spin.ts';
import { drawSeriesSpin } from '../../slots-shared/rules/draw-series-spin.ts';
import type { SlotFreeSpins, SlotPlay } from '../../slots-shared/rules/slot-play.ts';
import { defaultClusterMachine } from './default-cluster-machine.ts';
import type { ClusterSeries, ClusterSpin } from './spin-cluster.ts';
import { spinCluster } from './spin-cluster.ts';

/**
 * State of a series of free spins: the free spins that are left, the bet, the total win and the number of tumbles so
 * far. In a tumble, winning clusters burst and new symbols fall into the gaps.
 */
export type ClusterFreeSpins = ClusterSeries & SlotFreeSpins;

export type ClusterOutcome = SeriesOutcome<ClusterSeries, ClusterSpin>;

/**
 * Draws the outcome of a spin. `play` is the kind and the bet of the spin. `state` is the active series of free spins,
 * or undefined. The outcome depends only on these two values and on the random source. So a browser can repeat the draw
 * to verify it.
 */
export const drawCluster = (
  randomSource: RandomSource,
  round: { readonly play: SlotPlay; readonly state: ClusterFreeSpins | undefined },
) =>
  drawSeriesSpin<ClusterSeries, ClusterSpin>(round, (bet, series) =>
    spinCluster(defaultClusterMachine, randomSource, bet, series),
  );

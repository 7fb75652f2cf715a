import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { SpinKind } from '../../line-slots/rules/spin.ts';
import { defaultClusterMachine } from './default-cluster-machine.ts';
import type { ClusterSeries, ClusterSpin } from './spin-cluster.ts';
import { spinCluster } from './spin-cluster.ts';

export interface ClusterPlay {
  readonly kind: SpinKind;
  /** Total bet in minor units. Ignored for a free spin. */
  readonly bet: number;
}

/** Active series of free spins. Amounts in minor units. */
export interface ClusterFreeSpins extends ClusterSeries {
  /** Bet of the spin that won the series. All free spins are evaluated with it. */
  readonly bet: number;
  /** Amount won so far, without the spin that won the series. */
  readonly won: number;
}

export interface ClusterDraw extends Omit<ClusterSpin, 'series'> {
  /** State of the series after the spin, for a spin that belongs to a series or started one. */
  readonly freeSpins: ClusterFreeSpins | null;
}

/** Draws the outcome of a spin. It depends only on the random source, the play and the state. */
export const drawCluster = (
  randomSource: RandomSource,
  { play, state }: { readonly play: ClusterPlay; readonly state: ClusterFreeSpins | undefined },
): { outcome: ClusterDraw; win: number; state?: ClusterFreeSpins | undefined } => {
  const run = play.kind === SpinKind.Free ? state : undefined;
  const bet = run?.bet ?? play.bet;
  const { series, ...spin } = spinCluster(defaultClusterMachine, randomSource, bet, run ?? null);
  const freeSpins = series && {
    left: series.left,
    awarded: series.awarded,
    tumbles: series.tumbles,
    bet,
    won: run ? run.won + spin.win : 0,
  };
  return {
    outcome: { ...spin, freeSpins },
    win: spin.win,
    ...(freeSpins && freeSpins.left > 0 ? { state: freeSpins } : {}),
  };
};

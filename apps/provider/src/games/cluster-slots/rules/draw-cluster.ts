import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { SpinKind } from '../../line-slots/rules/spin.ts';
import { defaultClusterMachine } from './default-cluster-machine.ts';
import type { ClusterSeries, ClusterSpin } from './spin-cluster.ts';
import { spinCluster } from './spin-cluster.ts';

export interface ClusterPlay {
  readonly kind: SpinKind;
  /** Total bet in minor units; of a free spin it does not count. */
  readonly bet: number;
}

/** Free spins that are being played out. Amounts in minor units. */
export interface ClusterFreeSpins extends ClusterSeries {
  /** The bet of the spin that won them; each is evaluated at it. */
  readonly bet: number;
  /** Won so far, the spin that won them not counted. */
  readonly won: number;
}

export interface ClusterDraw extends Omit<ClusterSpin, 'series'> {
  /** The series that the spin belongs to or began, as it stands after it. */
  readonly freeSpins: ClusterFreeSpins | null;
}

/** The outcome of a spin, from the words alone. */
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

import type { RandomSource } from '../../../engine/rng/random-int.ts';
import type { ClusterMachine } from './cluster-machine.ts';
import { unitsPerBet } from './cluster-machine.ts';
import { spinCluster } from './spin-cluster.ts';

/**
 * Totals of a number of paid spins, including the free spins that these spins won. Amounts are in units (a twentieth of
 * the bet). `squares` is the sum of the squared wins, and `wins` is the number of paid spins that won an amount.
 * `triggers` is the number of paid spins that won free spins. The fields of several runs can be added.
 */
export interface SimulationResult {
  readonly spins: number;
  readonly won: number;
  readonly squares: number;
  readonly wins: number;
  readonly triggers: number;
}

export const simulate = (machine: ClusterMachine, randomSource: RandomSource, spins: number): SimulationResult => {
  const sums = { won: 0, squares: 0, wins: 0, triggers: 0 };
  for (let spin = 0; spin < spins; spin += 1) {
    const first = spinCluster(machine, randomSource, unitsPerBet, null);
    let won = first.win;
    let { series } = first;
    if (series) sums.triggers += 1;
    while (series && series.left > 0) {
      const free = spinCluster(machine, randomSource, unitsPerBet, series);
      won += free.win;
      ({ series } = free);
    }
    sums.won += won;
    sums.squares += won * won;
    if (won > 0) sums.wins += 1;
  }
  return { spins, ...sums };
};

/**
 * Estimates the RTP (return to player) from a simulation. `mean` is the estimate, and `halfWidth` is half the width of
 * its confidence interval. Both are fractions of the bet. `errors` is the number of standard errors in `halfWidth`,
 * e.g. 2.576 for a confidence of 99 percent.
 */
export const estimate = (
  { spins, won, squares }: SimulationResult,
  errors: number,
): { readonly mean: number; readonly halfWidth: number } => {
  const mean = won / spins / unitsPerBet;
  const variance = squares / spins / unitsPerBet ** 2 - mean ** 2;
  return { mean, halfWidth: errors * Math.sqrt(variance / spins) };
};

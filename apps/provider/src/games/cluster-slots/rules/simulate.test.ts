import { describe, expect, it } from 'vitest';
import { clusterSymbols, getPay, scatter, wild } from './cluster-machine.ts';
import { findClusters } from './find-clusters.ts';
import { defaultClusterMachine, advertisedClusterRtp, advertisedRtpInterval } from './default-cluster-machine.ts';
import { createSimulationRandom } from '../../slots-shared/rules/simulation-random.ts';
import { estimate, simulate } from './simulate.ts';
import { spinCluster } from './spin-cluster.ts';

const advertised = Number(advertisedClusterRtp) / 100;

/**
 * Expected results of the simulation with the seed 20261122. A change of the rules or of the paytable also changes
 * these results. After a change, run `bench/cluster-rtp.ts` to compute the published RTP (return to player) again.
 */
const pinned = { spins: 80_000, won: 1_552_468, squares: 712_982_004, wins: 36_153, triggers: 811 };

describe('the return of the cluster slot', () => {
  it('matches the stated return within the interval and is below the stake', () => {
    const played = simulate(defaultClusterMachine, createSimulationRandom(20_261_122), pinned.spins);
    const { mean, halfWidth } = estimate(played, 3);
    expect(Math.abs(mean - advertised)).toBeLessThan(halfWidth);
    expect(mean).toBeLessThan(1);
    expect(played).toEqual(pinned);
  });

  it('is stated with an interval that is below the stake', () => {
    expect(advertisedRtpInterval.from / 100).toBeLessThan(advertised);
    expect(advertisedRtpInterval.to / 100).toBeGreaterThan(advertised);
    expect(advertisedRtpInterval.to).toBeLessThan(100);
  });

  it('detects a machine that pays too much', () => {
    const generous = {
      ...defaultClusterMachine,
      pays: defaultClusterMachine.pays.map((pays) => pays.map((pay) => pay * 1.25)),
    };
    const { mean, halfWidth } = estimate(simulate(generous, createSimulationRandom(20_261_122), 40_000), 3);
    expect(mean - halfWidth).toBeGreaterThan(advertisedRtpInterval.to / 100);
  });
});

describe('defaultClusterMachine', () => {
  it('pays integer units that increase with cluster size and symbol', () => {
    expect(defaultClusterMachine.weights).toHaveLength(clusterSymbols.length);
    for (const [symbol, pays] of defaultClusterMachine.pays.entries()) {
      expect(pays.every(Number.isInteger)).toBe(true);
      expect([...pays].sort((a, b) => a - b)).toEqual([...pays]);
      expect(getPay(defaultClusterMachine, symbol, 4)).toBe(0);
      const dearer = defaultClusterMachine.pays[Math.max(0, symbol - 1)] ?? [];
      expect(pays.every((pay, column) => pay <= (dearer[column] ?? 0))).toBe(true);
    }
  });
});

const specialNumbers: Readonly<Record<string, number>> = { W: wild, S: scatter };

const toGrid = (...rows: string[]): number[] =>
  rows.flatMap((row) => [...row].map((letter) => specialNumbers[letter] ?? Number(letter)));

describe('findClusters', () => {
  it('connects cells only by their sides and through wilds, and uses one wild for two clusters', () => {
    const corners = toGrid('0123456', '2301234', '0010123', '4500612', '2345034', '5612345', '6543210');
    expect(findClusters(corners)).toEqual([]);
    const both = toGrid('4561234', '0612345', '5143210', '111W333', '4561363', '5612345', '6543210');
    expect(findClusters(both).map(({ symbol, cells }) => [symbol, cells.length])).toEqual([
      [1, 6],
      [3, 8],
    ]);
  });
});

describe('spinCluster', () => {
  it('keeps the multiplier between the spins of a series, and limits the length of the series', () => {
    const randomSource = createSimulationRandom(3);
    let series = { left: 3, awarded: defaultClusterMachine.maxSeriesLength, tumbles: 4 };
    while (series.left > 0) {
      const spin = spinCluster(defaultClusterMachine, randomSource, 20, series);
      expect(spin.freeSpinsAwarded).toBe(0);
      for (const [index, step] of spin.steps.entries())
        expect(step.multiplier).toBe(defaultClusterMachine.multipliers[Math.min(series.tumbles + index, 9)]);
      expect(spin.series).toEqual({
        left: series.left - 1,
        awarded: series.awarded,
        tumbles: series.tumbles + spin.steps.length,
      });
      series = spin.series ?? { ...series, left: 0 };
    }
  });
});

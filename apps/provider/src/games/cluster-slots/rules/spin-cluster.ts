import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { randomInt } from '../../../engine/rng/random-int.ts';
import { divideBet } from '../../slots-shared/rules/divide-bet.ts';
import type { SlotSeries } from '../../slots-shared/rules/slot-play.ts';
import type { ClusterMachine, SymbolNumber } from './cluster-machine.ts';
import {
  getFreeSpinAward,
  cellCount,
  getTumbleMultiplier,
  getPay,
  scatter,
  unitsPerBet,
  wild,
} from './cluster-machine.ts';
import type { Cluster } from './find-clusters.ts';
import { findClusters } from './find-clusters.ts';
import { emptyCell, tumble } from './tumble.ts';

export interface ClusterSeries extends SlotSeries {
  /**
   * Number of tumbles so far in all free spins of the series. In a tumble, winning clusters burst and new symbols fall
   * into the gaps. The multiplier grows with this number, and a new free spin does not reset the number to 0.
   */
  readonly tumbles: number;
}

export interface WonCluster extends Cluster {
  /** Win in minor units, including the multiplier. */
  readonly amount: number;
}

/** One tumble: these clusters burst at the same time, and new symbols fall into the gaps. */
export interface Step {
  readonly clusters: readonly WonCluster[];
  readonly multiplier: number;
  /** Indexes of the cells in which a wild appears. A wild is a symbol that counts as any paying symbol. */
  readonly wilds: readonly number[];
  /** New symbols of each column. The lowest symbol is first. */
  readonly fallen: readonly (readonly SymbolNumber[])[];
}

export interface ClusterSpin {
  /** Grid before the first tumble. */
  readonly grid: readonly SymbolNumber[];
  readonly steps: readonly Step[];
  readonly scatters: number;
  /** Win in minor units. */
  readonly win: number;
  readonly freeSpinsAwarded: number;
  /**
   * State of the series of free spins after this spin. After the last free spin, 0 spins are left in the series. Null
   * if this spin is a paid spin and has not won free spins.
   */
  readonly series: ClusterSeries | null;
}

const tables = new WeakMap<ClusterMachine, readonly SymbolNumber[]>();

/**
 * Returns a list in which each symbol occurs as many times as its weight. A random index of this list selects a symbol
 * with the correct probability.
 */
const getSymbolTable = (machine: ClusterMachine): readonly SymbolNumber[] => {
  const cachedTable = tables.get(machine);
  if (cachedTable) return cachedTable;
  const table = machine.weights.flatMap((weight, symbol) => Array.from({ length: weight }, () => symbol));
  tables.set(machine, table);
  return table;
};

const fillGrid = (draw: () => SymbolNumber): SymbolNumber[] => {
  const grid: SymbolNumber[] = [];
  for (let cell = 0; cell < cellCount; cell += 1) grid.push(draw());
  return grid;
};

const createSymbolDraw = (machine: ClusterMachine, randomSource: RandomSource): (() => SymbolNumber) => {
  const table = getSymbolTable(machine);
  return () => table[randomInt(table.length, randomSource)] ?? 0;
};

/**
 * Removes the clusters from the grid. Each large cluster leaves a wild in a random cell. Returns the cells with these
 * wilds.
 */
const burst = (
  machine: ClusterMachine,
  grid: SymbolNumber[],
  clusters: readonly Cluster[],
  randomSource: RandomSource,
): number[] => {
  for (const { cells } of clusters) for (const cell of cells) grid[cell] = emptyCell;
  const wilds: number[] = [];
  for (const { cells } of clusters) {
    if (cells.length < machine.wildFrom) continue;
    const cell = cells[randomInt(cells.length, randomSource)] ?? 0;
    if (grid[cell] === wild) continue;
    grid[cell] = wild;
    wilds.push(cell);
  }
  return wilds;
};

const computeSeriesAfter = (series: ClusterSeries | null, award: number, tumbles: number): ClusterSeries | null => {
  if (!series) return award > 0 ? { left: award, awarded: award, tumbles: 0 } : null;
  return { left: series.left - 1 + award, awarded: series.awarded + award, tumbles };
};

/**
 * Fills the grid at random, then plays tumbles until no cluster is left. In a tumble, all clusters burst, and symbols
 * fall into the gaps. `series` is the state of the free spins, or null for a paid spin. `bet` is in minor units.
 */
export const spinCluster = (
  machine: ClusterMachine,
  randomSource: RandomSource,
  bet: number,
  series: ClusterSeries | null,
): ClusterSpin => {
  const unit = divideBet(bet, unitsPerBet);
  const draw = createSymbolDraw(machine, randomSource);
  const first = fillGrid(draw);
  const steps: Step[] = [];
  let grid = first.slice();
  let win = 0;
  let tumbles = series?.tumbles ?? 0;
  for (let clusters = findClusters(grid); clusters.length > 0; clusters = findClusters(grid)) {
    const multiplier = getTumbleMultiplier(machine, tumbles);
    const won = clusters.map((cluster): WonCluster => {
      const amount = Math.min(
        getPay(machine, cluster.symbol, cluster.cells.length) * unit * multiplier,
        machine.maxWinMultiple * bet - win,
      );
      win += amount;
      return { ...cluster, amount };
    });
    const wilds = burst(machine, grid, clusters, randomSource);
    const { grid: after, fallen } = tumble(grid, draw);
    steps.push({ clusters: won, multiplier, wilds, fallen });
    grid = after;
    tumbles += 1;
  }
  const scatters = grid.filter((symbol) => symbol === scatter).length;
  const freeSpinsAwarded = getFreeSpinAward(machine, scatters, series?.awarded ?? 0);
  return {
    grid: first,
    steps,
    scatters,
    win,
    freeSpinsAwarded,
    series: computeSeriesAfter(series, freeSpinsAwarded, tumbles),
  };
};

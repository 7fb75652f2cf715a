import type { SymbolNumber } from './cluster-machine.ts';
import { cellCount, scatter, side, minClusterSize, wild } from './cluster-machine.ts';

export interface Cluster {
  readonly symbol: SymbolNumber;
  /** Indexes of the cells of the cluster in ascending order. Cells with a wild are included. */
  readonly cells: readonly number[];
}

/** Neighbours of each cell: the cells that share a side with this cell. */
const neighbours: readonly (readonly number[])[] = Array.from({ length: cellCount }, (_, cell) => {
  const column = cell % side;
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < side - 1 ? [cell + 1] : []),
    ...(cell >= side ? [cell - side] : []),
    ...(cell < cellCount - side ? [cell + side] : []),
  ];
});

/**
 * For each cell, the number of the last search that visited the cell. A search is one call of `gather`. Searches never
 * run at the same time, so all searches use the same arrays. This avoids new arrays for each of the many searches.
 */
const seenBy = new Int32Array(cellCount);
const stack = new Int32Array(cellCount);
let search = 0;
const lastSearch = 2 ** 31 - 1;

/**
 * Returns the number of the next search for connected cells. No cell in `seenBy` has this number. After the highest
 * number, clears `seenBy` and starts again with 1.
 */
const nextSearch = (): number => {
  if (search === lastSearch) {
    seenBy.fill(0);
    search = 0;
  }
  return search + 1;
};

/**
 * Collects the cells that are connected to the cell `first` and show this symbol. A cell with a wild counts as a cell
 * with this symbol.
 */
const gather = (grid: readonly SymbolNumber[], first: number, symbol: SymbolNumber): number[] => {
  const cells = [first];
  let depth = 1;
  stack[0] = first;
  seenBy[first] = search;
  while (depth > 0) {
    depth -= 1;
    for (const next of neighbours[stack[depth] ?? 0] ?? []) {
      const cell = grid[next];
      if (seenBy[next] === search || (cell !== symbol && cell !== wild)) continue;
      seenBy[next] = search;
      cells.push(next);
      stack[depth] = next;
      depth += 1;
    }
  }
  return cells;
};

/**
 * Finds all groups of five or more equal symbols that are connected by their sides. A wild belongs to each group that
 * it touches. Wilds alone are not a group.
 */
export const findClusters = (grid: readonly SymbolNumber[]): Cluster[] => {
  const clusters: Cluster[] = [];
  const taken = new Uint8Array(cellCount);
  for (let cell = 0; cell < cellCount; cell += 1) {
    const symbol = grid[cell];
    if (symbol === undefined || symbol >= wild || taken[cell] === 1 || symbol === scatter) continue;
    search = nextSearch();
    const cells = gather(grid, cell, symbol);
    for (const one of cells) if (grid[one] === symbol) taken[one] = 1;
    if (cells.length >= minClusterSize) clusters.push({ symbol, cells: cells.sort((a, b) => a - b) });
  }
  return clusters;
};

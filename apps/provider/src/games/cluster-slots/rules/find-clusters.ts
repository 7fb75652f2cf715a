import type { SymbolNumber } from './cluster-machine.ts';
import { cellCount, scatter, side, minClusterSize, wild } from './cluster-machine.ts';

export interface Cluster {
  readonly symbol: SymbolNumber;
  /** Rising; wilds that took part included. */
  readonly cells: readonly number[];
}

/** The cells that touch each cell by a side. */
const neighbours: readonly (readonly number[])[] = Array.from({ length: cellCount }, (_, cell) => {
  const column = cell % side;
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < side - 1 ? [cell + 1] : []),
    ...(cell >= side ? [cell - side] : []),
    ...(cell < cellCount - side ? [cell + side] : []),
  ];
});

/** Reused by every search: one search runs from begin to end before another starts. */
const seenBy = new Int32Array(cellCount);
const stack = new Int32Array(cellCount);
let search = 0;
const lastSearch = 2 ** 31 - 1;

/** A number that no cell has been seen by yet. */
const nextSearch = (): number => {
  if (search === lastSearch) {
    seenBy.fill(0);
    search = 0;
  }
  return search + 1;
};

/** All cells of one symbol that hang together with `first`, through wilds as well. */
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

/** Every group of five or more equal symbols that touch by their sides. A wild belongs to each group that it touches; wilds alone are none. */
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

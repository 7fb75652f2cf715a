import type { ClusterSymbol } from '../../rules/cluster-machine.ts';
import { clusterSymbols, side, wild } from '../../rules/cluster-machine.ts';
import type { ClusterSpin, Step } from '../../rules/spin-cluster.ts';

export interface Piece {
  /** Number of the symbol, which is its index in `clusterSymbols`. */
  readonly symbol: number;
  readonly column: number;
  readonly row: number;
  /** Height above the cell from which the symbol falls, in rows. */
  readonly above: number;
  /** Time at which the fall starts, as a value of `performance.now()`. */
  readonly since: number;
}

export const toColumn = (cell: number): number => cell % side;
export const toRow = (cell: number): number => Math.floor(cell / side);

/** Creates the pieces of a grid. Each piece is at rest in its cell. */
export const toPieces = (grid: readonly number[]): Piece[] =>
  grid.map((symbol, cell) => ({ symbol, column: toColumn(cell), row: toRow(cell), above: 0, since: 0 }));

/**
 * Returns the pieces after one tumble, in which the winning clusters burst. Removes the pieces of the clusters, and
 * puts a wild in each cell of `wilds`. Then the pieces above the gaps fall, and the new pieces of `fallen` fall from
 * above the grid. Each column starts to fall half of `columnMs` after the column on its left.
 */
export const applyStep = (
  pieces: readonly Piece[],
  { clusters, wilds, fallen }: Pick<Step, 'clusters' | 'wilds' | 'fallen'>,
  now: number,
  columnMs: number,
): Piece[] => {
  const burstCells = new Set(clusters.flatMap(({ cells }) => cells));
  const symbols = new Map(pieces.map((piece) => [piece.row * side + piece.column, piece.symbol]));
  for (const cell of burstCells) symbols.delete(cell);
  for (const cell of wilds) symbols.set(cell, wild);
  const after: Piece[] = [];
  for (let column = 0; column < side; column += 1) {
    const since = now + column * columnMs * 0.5;
    let floor = side - 1;
    for (let row = side - 1; row >= 0; row -= 1) {
      const symbol = symbols.get(row * side + column);
      if (symbol === undefined) continue;
      after.push({ symbol, column, row: floor, above: floor - row, since });
      floor -= 1;
    }
    const missing = floor + 1;
    for (const [index, symbol] of (fallen[column] ?? []).entries())
      after.push({ symbol, column, row: floor - index, above: missing + 0.3, since: since + index * 30 });
  }
  return after;
};

/** Computes the grid at the end of a spin, after the last clusters have burst and all new symbols have fallen. */
export const computeFinalGrid = ({ grid, steps }: Pick<ClusterSpin, 'grid' | 'steps'>): number[] => {
  let pieces: readonly Piece[] = toPieces(grid);
  for (const step of steps) pieces = applyStep(pieces, step, 0, 0);
  const final = [...grid];
  for (const { symbol, row, column } of pieces) final[row * side + column] = symbol;
  return final;
};

/** Returns the symbols of a grid, with one array for each column. The top symbol is first. */
export const toSymbolColumns = (grid: readonly number[]): ClusterSymbol[][] =>
  Array.from({ length: side }, (_, column) =>
    grid.filter((_, cell) => toColumn(cell) === column).map((symbol) => clusterSymbols[symbol] ?? 'wild'),
  );

import { side, wild } from '../../rules/cluster-machine.ts';
import type { Step } from '../../rules/spin-cluster.ts';
import type { Piece } from './paint-grid.ts';

/**
 * Pieces after a step: clusters removed, wilds placed, pieces above the gaps moved down, and new pieces added from
 * above.
 */
export const applyStep = (
  pieces: readonly Piece[],
  { clusters, wilds, fallen }: Pick<Step, 'clusters' | 'wilds' | 'fallen'>,
  now: number,
  columnMs: number,
): Piece[] => {
  const burstCells = new Set(clusters.flatMap(({ cells }) => cells));
  const wildCells = new Set(wilds);
  const after: Piece[] = [];
  for (let column = 0; column < side; column += 1) {
    const since = now + column * columnMs * 0.5;
    let floor = side - 1;
    for (let row = side - 1; row >= 0; row -= 1) {
      const cell = row * side + column;
      const piece = pieces.find((one) => one.column === column && one.row === row);
      const symbol = wildCells.has(cell) ? wild : burstCells.has(cell) ? undefined : piece?.symbol;
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

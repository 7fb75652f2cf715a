import type { SymbolNumber } from './cluster-machine.ts';
import { side } from './cluster-machine.ts';

export const emptyCell: SymbolNumber = -1;

/**
 * Fills the gaps that burst clusters left. The symbols above a gap move down. Then `next` draws the new symbols, one
 * column after the other, from the lowest gap up.
 */
export const tumble = (
  grid: readonly SymbolNumber[],
  next: () => SymbolNumber,
): {
  readonly grid: SymbolNumber[];
  /** New symbols of each column. The lowest symbol is first. */
  readonly fallen: SymbolNumber[][];
} => {
  const after = grid.slice();
  const fallen: SymbolNumber[][] = [];
  for (let column = 0; column < side; column += 1) {
    const incoming: SymbolNumber[] = [];
    let floor = side - 1;
    for (let row = side - 1; row >= 0; row -= 1) {
      const symbol = grid[row * side + column] ?? emptyCell;
      if (symbol === emptyCell) continue;
      after[floor * side + column] = symbol;
      floor -= 1;
    }
    for (; floor >= 0; floor -= 1) {
      const symbol = next();
      after[floor * side + column] = symbol;
      incoming.push(symbol);
    }
    fallen.push(incoming);
  }
  return { grid: after, fallen };
};

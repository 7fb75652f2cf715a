import type { Deal } from './deal.ts';
import { Winner } from './deal.ts';

export type CoupMark = Pick<Deal, 'winner' | 'isPlayerPair' | 'isBankerPair'>;

/**
 * Mark of one coup (round of baccarat) on a road. A road is a grid of the winners of past coups. Columns and rows start
 * at 0.
 */
export interface RoadMark extends CoupMark {
  readonly column: number;
  readonly row: number;
  /**
   * Number of ties between this mark and the next mark on the big road. The first mark also counts the ties before
   * it. Always 0 on the bead road, where each tie has its own mark.
   */
  readonly ties: number;
}

const rows = 6;

/** Computes the bead road, a grid that shows all coups (rounds of baccarat) in order. Each column has six coups. */
export const toBeadRoad = (coups: readonly CoupMark[]): RoadMark[] =>
  coups.map((coup, index) => ({ ...coup, column: Math.floor(index / rows), row: index % rows, ties: 0 }));

/**
 * Computes the big road, a grid of past winners. Each column is a run of wins of the same side. A run that reaches the
 * bottom or a used cell continues to the right. A tie is added to the mark before it. A tie before the first winner is
 * added to the first mark.
 */
export const toBigRoad = (coups: readonly CoupMark[]): RoadMark[] => {
  const marks: RoadMark[] = [];
  const taken = new Set<string>();
  let runStart = -1;
  let leadingTies = 0;
  for (const coup of coups) {
    const last = marks.at(-1);
    if (coup.winner === Winner.Tie) {
      if (last) marks[marks.length - 1] = { ...last, ties: last.ties + 1 };
      else leadingTies += 1;
      continue;
    }
    let column: number;
    let row: number;
    if (last?.winner === coup.winner) {
      const isFree = last.row + 1 < rows && !taken.has(`${last.column},${last.row + 1}`) && last.column === runStart;
      [column, row] = isFree ? [last.column, last.row + 1] : [last.column + 1, last.row];
    } else {
      runStart += 1;
      while (taken.has(`${runStart},0`)) runStart += 1;
      [column, row] = [runStart, 0];
    }
    taken.add(`${column},${row}`);
    marks.push({ ...coup, column, row, ties: marks.length === 0 ? leadingTies : 0 });
  }
  return marks;
};

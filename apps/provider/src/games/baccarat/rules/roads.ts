import type { Deal } from './deal.ts';
import { Winner } from './deal.ts';

export type CoupMark = Pick<Deal, 'winner' | 'isPlayerPair' | 'isBankerPair'>;

/** A mark of a road. Columns and rows from 0. */
export interface RoadMark extends CoupMark {
  readonly column: number;
  readonly row: number;
  /** Ties that came after it, before the next winner. */
  readonly ties: number;
}

const rows = 6;

/** Every coup in turn, six to a column. */
export const toBeadRoad = (coups: readonly CoupMark[]): RoadMark[] =>
  coups.map((coup, index) => ({ ...coup, column: Math.floor(index / rows), row: index % rows, ties: 0 }));

/**
 * Runs of one winner down a column each. A run that meets the bottom, or a mark that is there already, turns to the
 * right. Ties are struck through the mark before them; those before the first winner through the first.
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

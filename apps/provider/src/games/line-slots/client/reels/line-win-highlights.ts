import type { SpinDraw } from '../../rules/draw-spin.ts';
import type { Machine, SlotSymbol } from '../../rules/machine.ts';
import { getWindow } from '../../rules/spin.ts';
import type { WinHighlight } from './paint-wins.ts';

/** Wins of a round to show: scatters first, then lines by amount, highest first. */
export const toLineWinHighlights = (
  machine: Machine,
  round: Pick<SpinDraw, 'stops' | 'lineWins' | 'scatters'>,
): (WinHighlight & { readonly count: number; readonly amount: number })[] => {
  const window = getWindow(machine, round.stops);
  const symbolAt = (reel: number, row: number): SlotSymbol => window[reel]?.[row] ?? 'l1';
  const lines = [...round.lineWins]
    .sort((a, b) => b.amount - a.amount)
    .map(({ line, count, amount }) => {
      const rows = machine.lines[line] ?? [];
      return {
        line,
        rows,
        count,
        amount,
        cells: rows.slice(0, count).map((row, reel) => ({ reel, row, symbol: symbolAt(reel, row) })),
      };
    });
  if (round.scatters.amount === 0) return lines;
  const cells = window.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (symbol === 'scatter' ? [{ reel, row, symbol }] : [])),
  );
  return [{ line: undefined, rows: [], count: round.scatters.count, amount: round.scatters.amount, cells }, ...lines];
};

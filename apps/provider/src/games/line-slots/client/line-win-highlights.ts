import type { WinHighlight } from '../../slots-shared/client/reels/paint-wins.ts';
import { findCells } from '../../slots-shared/rules/reel-strips.ts';
import { defaultMachine } from '../rules/default-machine.ts';
import type { LinesOutcome } from '../rules/draw-spin.ts';
import type { SlotSymbol } from '../rules/machine.ts';
import { getWindow } from '../rules/spin.ts';

export interface LineWinHighlight extends WinHighlight<SlotSymbol> {
  readonly count: number;
  /** Amount of the win in minor units. */
  readonly amount: number;
}

/** Returns the wins to show after a spin: first the scatters, then the lines from the highest to the lowest amount. */
export const toLineWinHighlights = ({
  stops,
  lineWins,
  scatters,
}: Pick<LinesOutcome, 'stops' | 'lineWins' | 'scatters'>): LineWinHighlight[] => {
  const window = getWindow(defaultMachine, stops);
  const lines = [...lineWins]
    .sort((a, b) => b.amount - a.amount)
    .map(({ line, count, amount }) => {
      const rows = defaultMachine.lines[line] ?? [];
      const cells = rows.slice(0, count).map((row, reel) => ({ reel, row, symbol: window[reel]?.[row] ?? 'l1' }));
      return { line, rows, count, amount, cells };
    });
  if (scatters.amount === 0) return lines;
  const cells = findCells(window, (symbol) => symbol === 'scatter');
  return [{ line: undefined, rows: [], count: scatters.count, amount: scatters.amount, cells }, ...lines];
};

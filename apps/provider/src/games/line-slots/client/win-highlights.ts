import type { LineWinHighlight } from '../../slots-shared/client/reels/line-win-highlights.ts';
import { toLineWinHighlights } from '../../slots-shared/client/reels/line-win-highlights.ts';
import { findCells } from '../../slots-shared/rules/reel-strips.ts';
import { defaultMachine } from '../rules/default-machine.ts';
import type { LinesOutcome } from '../rules/draw-spin.ts';
import type { SlotSymbol } from '../rules/machine.ts';
import { getWindow } from '../rules/spin.ts';

/** Returns the wins to show after a spin: first the scatters, then the lines from the highest to the lowest amount. */
export const toWinHighlights = ({
  stops,
  lineWins,
  scatters,
}: Pick<LinesOutcome, 'stops' | 'lineWins' | 'scatters'>): LineWinHighlight<SlotSymbol>[] => {
  const window = getWindow(defaultMachine, stops);
  const lines = toLineWinHighlights(defaultMachine.lines, window, lineWins);
  if (scatters.amount === 0) return lines;
  const cells = findCells(window, (symbol) => symbol === 'scatter');
  return [{ line: undefined, rows: [], count: scatters.count, amount: scatters.amount, cells }, ...lines];
};

import type { LineWin } from '../../rules/evaluate-lines.ts';
import type { ReelWindow } from '../../rules/reel-strips.ts';
import type { WinHighlight } from './paint-wins.ts';

export interface LineWinHighlight<Name extends string> extends WinHighlight<Name> {
  readonly count: number;
  /** Amount of the win in minor units. */
  readonly amount: number;
}

/** Returns the line wins to show after a spin, from the highest to the lowest amount. */
export const toLineWinHighlights = <Name extends string>(
  lines: readonly (readonly number[])[],
  window: ReelWindow<Name>,
  lineWins: readonly LineWin<Name>[],
): LineWinHighlight<Name>[] =>
  [...lineWins]
    .sort((a, b) => b.amount - a.amount)
    .map(({ line, symbol: lineSymbol, count, amount }) => {
      const rows = lines[line] ?? [];
      const cells = rows.slice(0, count).map((row, reel) => ({ reel, row, symbol: window[reel]?.[row] ?? lineSymbol }));
      return { line, rows, count, amount, cells };
    });

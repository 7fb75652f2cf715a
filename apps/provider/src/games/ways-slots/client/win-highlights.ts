import type { WinHighlight } from '../../slots-shared/client/reels/paint-wins.ts';
import { findCells } from '../../slots-shared/rules/reel-strips.ts';
import { defaultWaysMachine } from '../rules/default-ways-machine.ts';
import type { WaysOutcome } from '../rules/draw-ways.ts';
import { getWinCells, getWindow } from '../rules/evaluate-ways.ts';
import type { WaysSymbol } from '../rules/ways-machine.ts';

export interface WaysWinHighlight extends WinHighlight<WaysSymbol> {
  /** Symbol whose combinations win. Undefined for a win of scatters, which pay in any position. */
  readonly symbol: WaysSymbol | undefined;
  readonly count: number;
  readonly ways: number;
  /** Amount of the win in minor units. */
  readonly amount: number;
}

/**
 * Returns the wins to show after a spin: first the scatters, then the other wins from the highest to the lowest amount.
 */
export const toWinHighlights = ({
  stops,
  wins,
  scatters,
}: Pick<WaysOutcome, 'stops' | 'wins' | 'scatters'>): WaysWinHighlight[] => {
  const window = getWindow(defaultWaysMachine, stops);
  const noLine = { line: undefined, rows: [] };
  const ways = [...wins]
    .sort((a, b) => b.amount - a.amount)
    .map((win) => ({ ...noLine, ...win, cells: getWinCells(window, win) }));
  if (scatters.amount === 0) return ways;
  const cells = findCells(window, (symbol) => symbol === 'scatter');
  return [{ ...noLine, symbol: undefined, count: scatters.count, ways: 1, amount: scatters.amount, cells }, ...ways];
};

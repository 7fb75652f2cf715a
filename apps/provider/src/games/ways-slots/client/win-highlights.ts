import type { WinHighlight } from '../../line-slots/client/reels/paint-wins.ts';
import type { WaysDraw } from '../rules/draw-ways.ts';
import { getWinCells, getWindow } from '../rules/evaluate-ways.ts';
import { defaultWaysMachine } from '../rules/default-ways-machine.ts';
import type { WaysSymbol } from '../rules/ways-machine.ts';

export interface WaysWinHighlight extends WinHighlight<WaysSymbol> {
  /** Undefined for scatters. */
  readonly symbol: WaysSymbol | undefined;
  readonly count: number;
  readonly ways: number;
  /** Minor units. */
  readonly amount: number;
}

/** Wins of a spin to show: scatters first, then by amount, highest first. */
export const toWinHighlights = ({ stops, wins, scatters }: WaysDraw): WaysWinHighlight[] => {
  const window = getWindow(defaultWaysMachine, stops);
  const none = { line: undefined, rows: [] };
  const ways = [...wins]
    .sort((a, b) => b.amount - a.amount)
    .map((win) => ({ ...none, ...win, cells: getWinCells(window, win) }));
  if (scatters.amount === 0) return ways;
  const cells = window.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (symbol === 'scatter' ? [{ reel, row, symbol }] : [])),
  );
  return [{ ...none, symbol: undefined, count: scatters.count, ways: 1, amount: scatters.amount, cells }, ...ways];
};

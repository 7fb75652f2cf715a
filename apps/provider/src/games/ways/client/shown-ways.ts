import type { ShownWin } from '../../lines/client/reels/paint-wins.ts';
import type { DrawnWays } from '../rules/draw-ways.ts';
import { cellsOfWin, windowAt } from '../rules/evaluate-ways.ts';
import { houseWays } from '../rules/house-ways.ts';
import type { WaysSymbol } from '../rules/ways-machine.ts';

export interface ShownWays extends ShownWin<WaysSymbol> {
  /** Undefined for scatters. */
  readonly symbol: WaysSymbol | undefined;
  readonly count: number;
  readonly ways: number;
  /** Minor units. */
  readonly amount: number;
}

/** What of a spin there is to show, the dearest first and the scatters before all. */
export const shownWays = ({ stops, wins, scatters }: DrawnWays): ShownWays[] => {
  const window = windowAt(houseWays, stops);
  const none = { line: undefined, rows: [] };
  const ways = [...wins]
    .sort((a, b) => b.amount - a.amount)
    .map((win) => ({ ...none, ...win, cells: cellsOfWin(window, win) }));
  if (scatters.amount === 0) return ways;
  const cells = window.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (symbol === 'scatter' ? [{ reel, row, symbol }] : [])),
  );
  return [{ ...none, symbol: undefined, count: scatters.count, ways: 1, amount: scatters.amount, cells }, ...ways];
};

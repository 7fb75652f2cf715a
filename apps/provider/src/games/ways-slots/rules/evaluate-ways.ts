import type { WaysMachine, WaysSymbol } from './ways-machine.ts';
import { getPay, unitsPerBet, waysRows, waysSymbols } from './ways-machine.ts';

/** Visible symbols: one column per reel, from top to bottom. */
export type WaysWindow = readonly (readonly WaysSymbol[])[];

export interface WaysWin {
  readonly symbol: WaysSymbol;
  /** Number of consecutive reels from the first one. */
  readonly count: number;
  /** Number of different ways. */
  readonly ways: number;
  /** Minor units, including the multiplier. */
  readonly amount: number;
}

export interface WaysEvaluation {
  readonly wins: readonly WaysWin[];
  readonly scatters: { readonly count: number; readonly amount: number };
  /** Number of wilds in the window. */
  readonly wilds: number;
  /** Total win in minor units. */
  readonly win: number;
}

/** Visible window of the given stops. Strips are circular. */
export const getWindow = (machine: WaysMachine, stops: readonly number[]): WaysWindow =>
  machine.reels.map((strip, reel) =>
    Array.from({ length: waysRows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] as WaysSymbol),
  );

const matchesSymbol = (cell: WaysSymbol, symbol: WaysSymbol): boolean => cell === symbol || cell === 'wild';

/** Number of consecutive reels from the first one that show a symbol, and the number of ways. */
const reach = (window: WaysWindow, symbol: WaysSymbol): { readonly count: number; readonly ways: number } => {
  let ways = 1;
  let count = 0;
  for (const column of window) {
    const matches = column.filter((cell) => matchesSymbol(cell, symbol)).length;
    if (matches === 0) break;
    ways *= matches;
    count += 1;
  }
  return { count, ways };
};

const countSymbol = (window: WaysWindow, symbol: WaysSymbol): number =>
  window.reduce((total, column) => total + column.filter((cell) => cell === symbol).length, 0);

/** Evaluates a window. `unit` is one fiftieth of the bet in minor units, so that all amounts are integers. */
export const evaluateWays = (
  machine: WaysMachine,
  window: WaysWindow,
  { unit, multiplier }: { readonly unit: number; readonly multiplier: number },
): WaysEvaluation => {
  const wins = waysSymbols.flatMap((symbol): WaysWin[] => {
    const pays = machine.pays[symbol];
    if (!pays || !window[0]?.includes(symbol)) return [];
    const { count, ways } = reach(window, symbol);
    const pay = getPay(pays, count);
    return pay > 0 ? [{ symbol, count, ways, amount: pay * ways * unit * multiplier }] : [];
  });
  const count = countSymbol(window, 'scatter');
  const amount = getPay(machine.scatterPays, count) * unitsPerBet * unit * multiplier;
  return {
    wins,
    scatters: { count, amount },
    wilds: countSymbol(window, 'wild'),
    win: wins.reduce((total, win) => total + win.amount, amount),
  };
};

/** Cells of a win, as reel and row. */
export const getWinCells = (
  window: WaysWindow,
  { symbol, count }: Pick<WaysWin, 'symbol' | 'count'>,
): { readonly reel: number; readonly row: number; readonly symbol: WaysSymbol }[] =>
  window
    .slice(0, count)
    .flatMap((column, reel) =>
      column.flatMap((cell, row) => (matchesSymbol(cell, symbol) ? [{ reel, row, symbol: cell }] : [])),
    );

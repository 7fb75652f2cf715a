import type { WaysMachine, WaysSymbol } from './ways-machine.ts';
import { payFor, unitsPerBet, waysRows, waysSymbols } from './ways-machine.ts';

/** The visible symbols: one column for each reel, from the top row down. */
export type Window = readonly (readonly WaysSymbol[])[];

export interface WaysWin {
  readonly symbol: WaysSymbol;
  /** How many reels from the first on. */
  readonly count: number;
  /** In how many different ways the reels spell it. */
  readonly ways: number;
  /** Minor units, multiplier included. */
  readonly amount: number;
}

export interface WaysEvaluation {
  readonly wins: readonly WaysWin[];
  readonly scatters: { readonly count: number; readonly amount: number };
  /** Wilds in the window. */
  readonly wilds: number;
  /** Everything won, in minor units. */
  readonly win: number;
}

/** The window that a set of stops shows; strips are circular. */
export const windowAt = (machine: WaysMachine, stops: readonly number[]): Window =>
  machine.reels.map((strip, reel) =>
    Array.from({ length: waysRows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] as WaysSymbol),
  );

const isPartOf = (cell: WaysSymbol, symbol: WaysSymbol): boolean => cell === symbol || cell === 'wild';

/** How many reels a symbol reaches from the first on, and in how many ways. */
const reach = (window: Window, symbol: WaysSymbol): { readonly count: number; readonly ways: number } => {
  let ways = 1;
  let count = 0;
  for (const column of window) {
    const matches = column.filter((cell) => isPartOf(cell, symbol)).length;
    if (matches === 0) break;
    ways *= matches;
    count += 1;
  }
  return { count, ways };
};

const countOf = (window: Window, symbol: WaysSymbol): number =>
  window.reduce((total, column) => total + column.filter((cell) => cell === symbol).length, 0);

/** What a window is worth. `unit` is the fiftieth part of the bet in minor units, so that every amount is whole. */
export const evaluateWays = (
  machine: WaysMachine,
  window: Window,
  { unit, multiplier }: { readonly unit: number; readonly multiplier: number },
): WaysEvaluation => {
  const wins = waysSymbols.flatMap((symbol): WaysWin[] => {
    const pays = machine.pays[symbol];
    if (!pays || !window[0]?.includes(symbol)) return [];
    const { count, ways } = reach(window, symbol);
    const pay = payFor(pays, count);
    return pay > 0 ? [{ symbol, count, ways, amount: pay * ways * unit * multiplier }] : [];
  });
  const count = countOf(window, 'scatter');
  const amount = payFor(machine.scatterPays, count) * unitsPerBet * unit * multiplier;
  return {
    wins,
    scatters: { count, amount },
    wilds: countOf(window, 'wild'),
    win: wins.reduce((total, win) => total + win.amount, amount),
  };
};

/** The cells that take part in a win, as reel and row. */
export const cellsOfWin = (
  window: Window,
  { symbol, count }: Pick<WaysWin, 'symbol' | 'count'>,
): { readonly reel: number; readonly row: number; readonly symbol: WaysSymbol }[] =>
  window
    .slice(0, count)
    .flatMap((column, reel) =>
      column.flatMap((cell, row) => (isPartOf(cell, symbol) ? [{ reel, row, symbol: cell }] : [])),
    );

import type { ReelCell, ReelWindow } from '../../slots-shared/rules/reel-strips.ts';
import { countSymbol, findCells, getReelWindow } from '../../slots-shared/rules/reel-strips.ts';
import type { WaysMachine, WaysSymbol } from './ways-machine.ts';
import { getPay, unitsPerBet, waysRows, waysSymbols } from './ways-machine.ts';

export type WaysWindow = ReelWindow<WaysSymbol>;

export interface WaysWin {
  readonly symbol: WaysSymbol;
  /**
   * Number of reels that the win uses. Each of these consecutive reels, from the first one, shows the winning symbol
   * or a wild.
   */
  readonly count: number;
  /** Number of winning combinations: a combination has one matching cell on each of the `count` reels. */
  readonly ways: number;
  /** Win in minor units, after the free-spin multiplier. */
  readonly amount: number;
}

export interface WaysEvaluation {
  readonly wins: readonly WaysWin[];
  readonly scatters: { readonly count: number; readonly amount: number };
  /** Number of visible wilds. */
  readonly wilds: number;
  /** Total win in minor units. */
  readonly win: number;
}

export const getWindow = (machine: WaysMachine, stops: readonly number[]): WaysWindow =>
  getReelWindow(machine.reels, stops, waysRows);

const matchesSymbol = (cell: WaysSymbol, symbol: WaysSymbol): boolean => cell === symbol || cell === 'wild';

/**
 * Counts the consecutive reels from the first reel that show the symbol or a wild, and the winning combinations. A
 * combination has one matching cell on each of these reels.
 */
const countWays = (window: WaysWindow, symbol: WaysSymbol): { readonly count: number; readonly ways: number } => {
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

/**
 * Computes all wins of the visible symbols. `unit` is one fiftieth of the bet in minor units. All prizes are integer
 * multiples of `unit`, so all amounts are integers.
 */
export const evaluateWays = (
  machine: WaysMachine,
  window: WaysWindow,
  { unit, multiplier }: { readonly unit: number; readonly multiplier: number },
): WaysEvaluation => {
  const wins = waysSymbols.flatMap((symbol): WaysWin[] => {
    const pays = machine.pays[symbol];
    if (!pays || !window[0]?.includes(symbol)) return [];
    const { count, ways } = countWays(window, symbol);
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

export const getWinCells = (
  window: WaysWindow,
  { symbol, count }: Pick<WaysWin, 'symbol' | 'count'>,
): ReelCell<WaysSymbol>[] => findCells(window.slice(0, count), (cell) => matchesSymbol(cell, symbol));

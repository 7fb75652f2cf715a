import type { Machine, SlotSymbol } from './machine.ts';
import { getPay } from './machine.ts';

/** Visible symbols: one column per reel, from top to bottom. */
export type SymbolWindow = readonly (readonly SlotSymbol[])[];

export interface LineWin {
  /** Index in the machine's `lines`. */
  readonly line: number;
  readonly symbol: SlotSymbol;
  readonly count: number;
  /** Minor units, including the multiplier. */
  readonly amount: number;
}

export interface Evaluation {
  readonly lineWins: readonly LineWin[];
  readonly scatters: { readonly count: number; readonly amount: number };
  readonly freeSpinsAwarded: number;
  /** Total win in minor units. */
  readonly win: number;
}

export interface Stake {
  /** Minor units per line. */
  readonly lineBet: number;
  readonly multiplier: number;
}

/** Number of cells of the line, from the first reel, that show its first symbol or a wild. */
const runLength = (cells: readonly (SlotSymbol | undefined)[]): number => {
  const broken = cells.findIndex((cell) => cell !== cells[0] && cell !== 'wild');
  return broken === -1 ? cells.length : broken;
};

/** Pay of the cells of one line in line bets, with the symbol and the length of the run. */
export const evaluateLine = (machine: Machine, cells: readonly (SlotSymbol | undefined)[]) => {
  const symbol = cells[0];
  const count = runLength(cells);
  return { symbol, count, pay: symbol ? getPay(machine.linePays[symbol], count) : 0 };
};

const countScatters = (window: SymbolWindow): number =>
  window.reduce((total, column) => total + column.filter((cell) => cell === 'scatter').length, 0);

/**
 * Evaluates a window of symbols for a stake. All amounts are integers, because every pay is an integer multiple of the
 * line bet.
 */
export const evaluateWindow = (machine: Machine, window: SymbolWindow, { lineBet, multiplier }: Stake): Evaluation => {
  const lineWins: LineWin[] = [];
  machine.lines.forEach((line, index) => {
    const { symbol, count, pay } = evaluateLine(
      machine,
      line.map((row, reel) => window[reel]?.[row]),
    );
    if (symbol && pay > 0) lineWins.push({ line: index, symbol, count, amount: pay * lineBet * multiplier });
  });
  const count = countScatters(window);
  const amount = getPay(machine.scatterPays, count) * lineBet * machine.lines.length * multiplier;
  return {
    lineWins,
    scatters: { count, amount },
    freeSpinsAwarded: getPay(machine.freeSpins, count),
    win: lineWins.reduce((total, lineWin) => total + lineWin.amount, amount),
  };
};

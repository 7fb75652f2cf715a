import type { ReelWindow } from '../../slots-shared/rules/reel-strips.ts';
import { countSymbol } from '../../slots-shared/rules/reel-strips.ts';
import type { Machine, SlotSymbol } from './machine.ts';
import { getPay } from './machine.ts';

export interface LineWin {
  /** Index of the line in the machine's `lines`. */
  readonly line: number;
  readonly symbol: SlotSymbol;
  readonly count: number;
  /** Win in minor units, after the free-spin multiplier. */
  readonly amount: number;
}

export interface Evaluation {
  readonly lineWins: readonly LineWin[];
  readonly scatters: { readonly count: number; readonly amount: number };
  readonly freeSpinsAwarded: number;
  /** Sum of the line wins and the scatter win, in minor units. */
  readonly win: number;
}

export interface Stake {
  /** Bet on one line in minor units. */
  readonly lineBet: number;
  readonly multiplier: number;
}

/**
 * Counts the cells at the start of a line that have the symbol of the first cell. A wild in a later cell counts as
 * this symbol.
 */
const countRun = (cells: readonly (SlotSymbol | undefined)[]): number => {
  const broken = cells.findIndex((cell) => cell !== cells[0] && cell !== 'wild');
  return broken === -1 ? cells.length : broken;
};

/**
 * Evaluates the symbols on one pay line. `symbol` is the symbol on the first reel. `count` is the number of equal
 * symbols from the first reel. `pay` is the prize as a multiple of the bet on this line, or 0 for no win.
 */
export const evaluateLine = (machine: Machine, cells: readonly (SlotSymbol | undefined)[]) => {
  const symbol = cells[0];
  const count = countRun(cells);
  return { symbol, count, pay: symbol ? getPay(machine.linePays[symbol], count) : 0 };
};

/**
 * Computes all wins of the visible symbols, in minor units. All amounts are integers, because every pay is an integer
 * multiple of the bet on one line.
 */
export const evaluateWindow = (
  machine: Machine,
  window: ReelWindow<SlotSymbol>,
  { lineBet, multiplier }: Stake,
): Evaluation => {
  const lineWins: LineWin[] = [];
  machine.lines.forEach((line, index) => {
    const { symbol, count, pay } = evaluateLine(
      machine,
      line.map((row, reel) => window[reel]?.[row]),
    );
    if (symbol && pay > 0) lineWins.push({ line: index, symbol, count, amount: pay * lineBet * multiplier });
  });
  const count = countSymbol(window, 'scatter');
  const amount = getPay(machine.scatterPays, count) * lineBet * machine.lines.length * multiplier;
  return {
    lineWins,
    scatters: { count, amount },
    freeSpinsAwarded: getPay(machine.freeSpins, count),
    win: lineWins.reduce((total, lineWin) => total + lineWin.amount, amount),
  };
};

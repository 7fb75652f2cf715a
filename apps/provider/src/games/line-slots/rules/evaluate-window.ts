import type { LineWin } from '../../slots-shared/rules/evaluate-lines.ts';
import { evaluateLines, getPay } from '../../slots-shared/rules/evaluate-lines.ts';
import type { ReelWindow } from '../../slots-shared/rules/reel-strips.ts';
import { countSymbol } from '../../slots-shared/rules/reel-strips.ts';
import type { Machine, SlotSymbol } from './machine.ts';

export interface Evaluation {
  /** Wins on the lines. Their amounts include the free-spin multiplier. */
  readonly lineWins: readonly LineWin<SlotSymbol>[];
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

/** Computes all wins of the visible symbols, in minor units. */
export const evaluateWindow = (
  machine: Machine,
  window: ReelWindow<SlotSymbol>,
  { lineBet, multiplier }: Stake,
): Evaluation => {
  const lineWins = evaluateLines(machine, window, lineBet * multiplier);
  const count = countSymbol(window, 'scatter');
  const amount = getPay(machine.scatterPays, count) * lineBet * machine.lines.length * multiplier;
  return {
    lineWins,
    scatters: { count, amount },
    freeSpinsAwarded: getPay(machine.freeSpins, count),
    win: lineWins.reduce((total, lineWin) => total + lineWin.amount, amount),
  };
};

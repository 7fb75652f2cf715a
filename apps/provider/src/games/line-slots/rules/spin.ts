import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { randomInt } from '../../../engine/rng/random-int.ts';
import type { Evaluation, SymbolWindow } from './evaluate-window.ts';
import { evaluateWindow } from './evaluate-window.ts';
import type { Machine, SlotSymbol } from './machine.ts';
import { rows } from './machine.ts';

export const SpinKind = { Paid: 'paid', Free: 'free' } as const;
export type SpinKind = (typeof SpinKind)[keyof typeof SpinKind];

export interface SpinResult extends Evaluation {
  /** Stop of each reel: the index on its strip of the top visible symbol. */
  readonly stops: readonly number[];
}

/** Visible window of the given stops. Strips are circular. */
export const getWindow = (machine: Machine, stops: readonly number[]): SymbolWindow =>
  machine.reels.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] as SlotSymbol),
  );

/** Minor units per line. Throws a RangeError for a bet that is not divisible by the number of lines. */
export const computeLineBet = (machine: Machine, bet: number): number => {
  const lineBet = bet / machine.lines.length;
  if (!Number.isSafeInteger(lineBet) || lineBet < 1)
    throw new RangeError(`A bet of ${bet} minor units cannot be spread evenly over ${machine.lines.length} lines`);
  return lineBet;
};

/** Draws a stop for each reel and evaluates the window. `bet` is the total bet in minor units. */
export const spin = (machine: Machine, randomSource: RandomSource, bet: number, kind: SpinKind): SpinResult => {
  const lineBet = computeLineBet(machine, bet);
  const stops = machine.reels.map((strip) => randomInt(strip.length, randomSource));
  const multiplier = kind === SpinKind.Free ? machine.freeSpinMultiplier : 1;
  return { stops, ...evaluateWindow(machine, getWindow(machine, stops), { lineBet, multiplier }) };
};

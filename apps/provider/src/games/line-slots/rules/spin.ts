import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { randomInt } from '../../../engine/rng/random-int.ts';
import { divideBet } from '../../slots-shared/rules/divide-bet.ts';
import type { ReelWindow } from '../../slots-shared/rules/reel-strips.ts';
import { getReelWindow } from '../../slots-shared/rules/reel-strips.ts';
import { SpinKind } from '../../slots-shared/rules/slot-play.ts';
import type { Evaluation } from './evaluate-window.ts';
import { evaluateWindow } from './evaluate-window.ts';
import type { Machine, SlotSymbol } from './machine.ts';
import { rows } from './machine.ts';

export interface SpinResult extends Evaluation {
  /** Stop of each reel: the strip index of the topmost visible symbol. */
  readonly stops: readonly number[];
}

export const getWindow = (machine: Machine, stops: readonly number[]): ReelWindow<SlotSymbol> =>
  getReelWindow(machine.reels, stops, rows);

/**
 * Returns the bet on one line in minor units. Throws a RangeError if the bet is not divisible by the number of lines.
 */
export const computeLineBet = (machine: Machine, bet: number): number => divideBet(bet, machine.lines.length);

/** Draws a random stop for each reel and computes the wins. `bet` is the total bet in minor units. */
export const spin = (machine: Machine, randomSource: RandomSource, bet: number, kind: SpinKind): SpinResult => {
  const lineBet = computeLineBet(machine, bet);
  const stops = machine.reels.map((strip) => randomInt(strip.length, randomSource));
  const multiplier = kind === SpinKind.Free ? machine.freeSpinMultiplier : 1;
  return { stops, ...evaluateWindow(machine, getWindow(machine, stops), { lineBet, multiplier }) };
};

import type { RandomSource } from '../../../engine/rng/random-int.ts';
import type { SlotDraw, SlotFreeSpins, SlotPlay } from '../../slots-shared/rules/slot-play.ts';
import { SpinKind, toSlotDraw } from '../../slots-shared/rules/slot-play.ts';
import { defaultMachine } from './default-machine.ts';
import type { SpinResult } from './spin.ts';
import { spin } from './spin.ts';

/**
 * Returns the state of the free-spin series after this spin, or null if no series is active after this spin. `series`
 * is the state before this spin, or undefined if no series was active.
 */
const computeFreeSpinsAfter = (
  bet: number,
  series: SlotFreeSpins | undefined,
  { freeSpinsAwarded, win }: SpinResult,
): SlotFreeSpins | null => {
  if (!series) return freeSpinsAwarded > 0 ? { left: freeSpinsAwarded, awarded: freeSpinsAwarded, bet, won: 0 } : null;
  return {
    ...series,
    left: series.left - 1 + freeSpinsAwarded,
    awarded: series.awarded + freeSpinsAwarded,
    won: series.won + win,
  };
};

export interface LinesOutcome extends SpinResult {
  /** State of the free-spin series after this spin. Null if this spin is not a free spin and has not won free spins. */
  readonly freeSpins: SlotFreeSpins | null;
}

export const drawSpin = (
  randomSource: RandomSource,
  { play, state }: { readonly play: SlotPlay; readonly state: SlotFreeSpins | undefined },
): SlotDraw<LinesOutcome, SlotFreeSpins> => {
  const bet = play.kind === SpinKind.Free && state ? state.bet : play.bet;
  const result = spin(defaultMachine, randomSource, bet, play.kind);
  return toSlotDraw({ ...result, freeSpins: computeFreeSpinsAfter(bet, state, result) });
};

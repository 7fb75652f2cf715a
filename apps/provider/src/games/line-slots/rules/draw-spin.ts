import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { defaultMachine } from './default-machine.ts';
import type { SpinResult } from './spin.ts';
import { SpinKind, spin } from './spin.ts';

export interface LinesPlay {
  readonly kind: SpinKind;
  /** Total bet in minor units; of a free spin it does not count. */
  readonly bet: number;
}

/** Free spins that are being played out. Amounts in minor units. */
export interface FreeSpins {
  readonly left: number;
  readonly awarded: number;
  /** The bet of the spin that won them; each is evaluated at it. */
  readonly bet: number;
  /** Won so far, the spin that won them not counted. */
  readonly won: number;
}

/** The free spins after a spin: those it used, those it won. */
const freeSpinsAfter = (
  bet: number,
  run: FreeSpins | undefined,
  awarded: number,
  win: number,
): FreeSpins | undefined => {
  if (run) return { ...run, left: run.left - 1 + awarded, awarded: run.awarded + awarded, won: run.won + win };
  return awarded > 0 ? { left: awarded, awarded, bet, won: 0 } : undefined;
};

export interface SpinDraw extends SpinResult {
  /** The run of free spins that the spin belongs to or began, as it stands after it. */
  readonly freeSpins: FreeSpins | null;
}

/** The outcome of a spin, from the words alone. The machine's figures decide, and nothing else. */
export const drawSpin = (
  randomSource: RandomSource,
  { play, state }: { readonly play: LinesPlay; readonly state: FreeSpins | undefined },
): { outcome: SpinDraw; win: number; state?: FreeSpins | undefined } => {
  const bet = play.kind === SpinKind.Free && state ? state.bet : play.bet;
  const result = spin(defaultMachine, randomSource, bet, play.kind);
  const run = freeSpinsAfter(bet, state, result.freeSpinsAwarded, result.win);
  return {
    outcome: { ...result, freeSpins: run ?? null },
    win: result.win,
    ...(run && run.left > 0 ? { state: run } : {}),
  };
};

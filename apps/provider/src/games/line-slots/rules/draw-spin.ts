import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { defaultMachine } from './default-machine.ts';
import type { SpinResult } from './spin.ts';
import { SpinKind, spin } from './spin.ts';

export interface LinesPlay {
  readonly kind: SpinKind;
  /** Total bet in minor units. Ignored for a free spin. */
  readonly bet: number;
}

/** Active series of free spins. Amounts in minor units. */
export interface FreeSpins {
  readonly left: number;
  readonly awarded: number;
  /** Bet of the spin that won the series. All free spins are evaluated with it. */
  readonly bet: number;
  /** Amount won so far, without the spin that won the series. */
  readonly won: number;
}

/** Free spins after a spin, reduced by the spin and increased by the spins that it won. */
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
  /** State of the series after the spin, for a spin that belongs to a series or started one. */
  readonly freeSpins: FreeSpins | null;
}

/** Draws the outcome of a spin. It depends only on the machine, the random source, the play and the state. */
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

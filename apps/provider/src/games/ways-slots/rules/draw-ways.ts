import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { SpinKind } from '../../line-slots/rules/spin.ts';
import { defaultWaysMachine } from './default-ways-machine.ts';
import type { WaysSeries, WaysSpin } from './spin-ways.ts';
import { spinWays } from './spin-ways.ts';

export interface WaysPlay {
  readonly kind: SpinKind;
  /** Total bet in minor units. Ignored for a free spin. */
  readonly bet: number;
}

/** Active series of free spins. Amounts in minor units. */
export interface WaysFreeSpins extends WaysSeries {
  /** Bet of the spin that won the series. All free spins are evaluated with it. */
  readonly bet: number;
  /** Amount won so far, without the spin that won the series. */
  readonly won: number;
}

export interface WaysDraw extends Omit<WaysSpin, 'series'> {
  /** State of the series after the spin, for a spin that belongs to a series or started one. */
  readonly freeSpins: WaysFreeSpins | null;
}

/** Draws the outcome of a spin. It depends only on the random source, the play and the state. */
export const drawWays = (
  randomSource: RandomSource,
  { play, state }: { readonly play: WaysPlay; readonly state: WaysFreeSpins | undefined },
): { outcome: WaysDraw; win: number; state?: WaysFreeSpins | undefined } => {
  const run = play.kind === SpinKind.Free ? state : undefined;
  const bet = run?.bet ?? play.bet;
  const { series, ...spin } = spinWays(defaultWaysMachine, randomSource, bet, run ?? null);
  const freeSpins = series && {
    left: series.left,
    awarded: series.awarded,
    collected: series.collected,
    bet,
    won: run ? run.won + spin.win : 0,
  };
  return {
    outcome: { ...spin, freeSpins },
    win: spin.win,
    ...(freeSpins && freeSpins.left > 0 ? { state: freeSpins } : {}),
  };
};

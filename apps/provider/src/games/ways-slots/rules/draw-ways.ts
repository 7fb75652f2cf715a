import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { SpinKind } from '../../line-slots/rules/spin.ts';
import { defaultWaysMachine } from './default-ways-machine.ts';
import type { WaysSeries, WaysSpin } from './spin-ways.ts';
import { spinWays } from './spin-ways.ts';

export interface WaysPlay {
  readonly kind: SpinKind;
  /** Total bet in minor units; of a free spin it does not count. */
  readonly bet: number;
}

/** Free spins that are being played out. Amounts in minor units. */
export interface WaysFreeSpins extends WaysSeries {
  /** The bet of the spin that won them; each is evaluated at it. */
  readonly bet: number;
  /** Won so far, the spin that won them not counted. */
  readonly won: number;
}

export interface WaysDraw extends Omit<WaysSpin, 'series'> {
  /** The series that the spin belongs to or began, as it stands after it. */
  readonly freeSpins: WaysFreeSpins | null;
}

/** The outcome of a spin, from the words alone. */
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

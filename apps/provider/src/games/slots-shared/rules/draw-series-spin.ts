import type { SlotDraw, SlotFreeSpins, SlotPlay, SlotSeries } from './slot-play.ts';
import { SpinKind, toSlotDraw } from './slot-play.ts';

/** Result of a spin, as the rules of each slot compute it. */
interface SeriesSpin<Series extends SlotSeries> {
  /** In minor units. */
  readonly win: number;
  readonly freeSpinsAwarded: number;
  /** State of the series of free spins after the spin. Null without a series. */
  readonly series: Series | null;
}

/** Outcome of a spin as the page receives it. */
export type SeriesOutcome<Series extends SlotSeries, Spin extends SeriesSpin<Series>> = Omit<Spin, 'series'> & {
  readonly win: number;
  readonly freeSpinsAwarded: number;
  /** Series of free spins after this spin, if the spin belongs to a series or has won one. */
  readonly freeSpins: (Series & SlotFreeSpins) | null;
};

/**
 * Draws the outcome of a spin. A free spin is played with the bet of its series, and its win is added to the amount won
 * by the series. `spin` receives the bet in minor units.
 */
export const drawSeriesSpin = <Series extends SlotSeries, Spin extends SeriesSpin<Series>>(
  { play, state }: { readonly play: SlotPlay; readonly state: (Series & SlotFreeSpins) | undefined },
  spin: (bet: number, series: Series | null) => Spin,
): SlotDraw<SeriesOutcome<Series, Spin>, Series & SlotFreeSpins> => {
  const current = play.kind === SpinKind.Free ? state : undefined;
  const bet = current?.bet ?? play.bet;
  const { series, ...result } = spin(bet, current ?? null);
  const won = current ? current.won + result.win : 0;
  return toSlotDraw({ ...result, freeSpins: series && { ...series, bet, won } });
};

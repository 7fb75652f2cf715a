import type { SlotDraw, SlotFreeSpins, SlotPlay, SlotSeries } from './slot-play.ts';
import { SpinKind, toSlotDraw } from './slot-play.ts';

/** Result that the rules of a slot compute for one spin. */
interface SeriesSpin<Series extends SlotSeries> {
  /** Win in minor units. */
  readonly win: number;
  readonly freeSpinsAwarded: number;
  /** State of the free-spin series after this spin. Null if this spin is not a free spin and has not won free spins. */
  readonly series: Series | null;
}

export type SeriesOutcome<Series extends SlotSeries, Spin extends SeriesSpin<Series>> = Omit<Spin, 'series'> & {
  readonly win: number;
  readonly freeSpinsAwarded: number;
  /** State of the free-spin series after this spin. Null if this spin is not a free spin and has not won free spins. */
  readonly freeSpins: (Series & SlotFreeSpins) | null;
};

/**
 * Draws the outcome of a spin. `state` is the active series of free spins, or undefined without a series. A free spin
 * uses the bet of the paid spin that won the series, and adds its win to the total of the series. `spin` computes the
 * result by the rules of the slot. Amounts are in minor units.
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

import type { SlotFreeSpins, SlotPlay } from '../../rules/slot-play.ts';
import { SpinKind } from '../../rules/slot-play.ts';

/** State of the spins in the page. */
export interface SpinState<FreeSpins extends SlotFreeSpins> {
  /** True while spins or cards are shown. The player cannot spin or change the bet then. */
  readonly isBusy: boolean;
  /** Active series of free spins. Null between series. */
  readonly series: FreeSpins | null;
}

export type SpinAction<FreeSpins extends SlotFreeSpins> =
  | { readonly type: 'started' }
  /** A spin has stopped. `freeSpins` is the series of free spins after it. */
  | { readonly type: 'landed'; readonly freeSpins: FreeSpins | null }
  | { readonly type: 'finished' };

/** Returns the state after an action. A series ends with its last free spin. */
export const reduceSpins = <FreeSpins extends SlotFreeSpins>(
  state: SpinState<FreeSpins>,
  action: SpinAction<FreeSpins>,
): SpinState<FreeSpins> => {
  switch (action.type) {
    case 'started':
      return { ...state, isBusy: true };
    case 'landed':
      return { ...state, series: hasFreeSpinsLeft(action.freeSpins) ? action.freeSpins : null };
    case 'finished':
      return { ...state, isBusy: false };
  }
};

export const hasFreeSpinsLeft = (series: SlotFreeSpins | null | undefined): boolean => (series?.left ?? 0) > 0;

export const freeSpinPlay: SlotPlay = { kind: SpinKind.Free, bet: 0 };

/**
 * Chooses the play for a tap on the spin button. The free spins of a series come first. Returns `unaffordable` if the
 * balance is below the bet, and undefined while the page is busy. Amounts in minor units.
 */
export const chooseSpin = (
  { isBusy, series }: SpinState<SlotFreeSpins>,
  bet: number,
  balance: number,
): SlotPlay | 'unaffordable' | undefined => {
  if (isBusy) return undefined;
  if (series) return freeSpinPlay;
  return bet <= balance ? { kind: SpinKind.Paid, bet } : 'unaffordable';
};

/** The bet of a series is fixed, so the player cannot change it before the series ends. */
export const canChangeBet = ({ isBusy, series }: SpinState<SlotFreeSpins>): boolean => !isBusy && series === null;

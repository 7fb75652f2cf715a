import type { SlotFreeSpins, SlotPlay } from '../../rules/slot-play.ts';
import { SpinKind } from '../../rules/slot-play.ts';

/** State of the spins on the page of a slot. */
export interface SpinState<FreeSpins extends SlotFreeSpins> {
  /**
   * True while a spin runs, a dialog card is open, or the page starts. The player cannot spin or change the bet
   * during this time.
   */
  readonly isBusy: boolean;
  /** Active series of free spins. Null if there is none. */
  readonly series: FreeSpins | null;
}

export type SpinAction<FreeSpins extends SlotFreeSpins> =
  | { readonly type: 'started' }
  /**
   * The reels have stopped. `freeSpins` is the series of free spins after this spin, or null if there is no series.
   */
  | { readonly type: 'landed'; readonly freeSpins: FreeSpins | null }
  | { readonly type: 'finished' };

/** Returns the state after an action. The series becomes null after its last free spin. */
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
 * Chooses the spin for a tap on the spin button: a free spin while a series is active, otherwise a paid spin. Returns
 * `unaffordable` if the balance is below the bet. Returns undefined while the page is busy. The amounts are in minor
 * units.
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

/**
 * True if the player can change the bet. During a series of free spins, the bet is fixed, because all free spins use
 * the bet that won them.
 */
export const canChangeBet = ({ isBusy, series }: SpinState<SlotFreeSpins>): boolean => !isBusy && series === null;

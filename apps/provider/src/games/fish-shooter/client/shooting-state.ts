import type { AmmoPackView } from '../records.ts';
import { ammoPackUnits, cannonLevels } from '../rules/creatures.ts';

/** State of the shooting game in the page. The amounts are in minor units. */
export interface ShootingState {
  /** Active ammo pack as in the last server response. Null if the player has no ammo pack. */
  readonly ammoPack: AmmoPackView | null;
  /**
   * Hash of the secret seed that the next ammo pack uses. The page shows the hash before the purchase, so that the
   * player can verify the seed after the round.
   */
  readonly commitment: string;
  readonly balance: number;
  /** Prices at which the player can buy an ammo pack. `priceIndex` is the index of the chosen price. */
  readonly prices: readonly number[];
  readonly priceIndex: number;
  /** Index of the chosen level in `cannonLevels`. */
  readonly levelIndex: number;
  /**
   * Ammunition units of all shots without a result: the bullet still flies, or the response of the server is pending.
   */
  readonly flyingUnits: number;
  /** True while a request to buy or to return an ammo pack is pending. */
  readonly isBusy: boolean;
}

export type ShootingAction =
  | { readonly type: 'requested' }
  | { readonly type: 'rejected' }
  | {
      readonly type: 'loaded';
      readonly ammoPack: AmmoPackView | null;
      readonly commitment: string;
      readonly balance: number;
    }
  | { readonly type: 'fired'; readonly level: number }
  /** The shot hit nothing, or the server rejected the shot. The shot costs nothing. */
  | { readonly type: 'missed'; readonly level: number }
  | {
      readonly type: 'settled';
      readonly level: number;
      readonly ammoPack: AmmoPackView;
      readonly commitment: string;
    }
  | { readonly type: 'finished'; readonly commitment: string; readonly balance: number }
  | { readonly type: 'balanceChanged'; readonly balance: number }
  | { readonly type: 'stepped'; readonly by: 1 | -1 }
  | { readonly type: 'priceChosen'; readonly price: number };

export const createShootingState = ({
  ammoPack,
  commitment,
  balance,
  prices,
  preset,
}: Pick<ShootingState, 'ammoPack' | 'commitment' | 'balance' | 'prices'> & {
  /** Price that is selected when the page starts. */
  readonly preset: number;
}): ShootingState => ({
  ammoPack,
  commitment,
  balance,
  prices,
  priceIndex: Math.max(0, prices.indexOf(ammoPack?.stake ?? preset)),
  levelIndex: 0,
  flyingUnits: 0,
  isBusy: false,
});

const moveIndex = (index: number, by: number, length: number): number => Math.min(length - 1, Math.max(0, index + by));

/**
 * With an active ammo pack, the two step buttons change the level of the cannon. Without an ammo pack, the buttons
 * change the price of the next ammo pack.
 */
const step = (state: ShootingState, by: 1 | -1): ShootingState => {
  if (state.isBusy) return state;
  return state.ammoPack
    ? { ...state, levelIndex: moveIndex(state.levelIndex, by, cannonLevels.length) }
    : { ...state, priceIndex: moveIndex(state.priceIndex, by, state.prices.length) };
};

export const reduceShooting = (state: ShootingState, action: ShootingAction): ShootingState => {
  switch (action.type) {
    case 'requested':
      return { ...state, isBusy: true };
    case 'rejected':
      return { ...state, isBusy: false };
    case 'loaded': {
      const { ammoPack, commitment, balance } = action;
      return { ...state, ammoPack, commitment, balance, flyingUnits: 0, isBusy: false };
    }
    case 'fired':
      return { ...state, flyingUnits: state.flyingUnits + action.level };
    case 'missed':
      return { ...state, flyingUnits: state.flyingUnits - action.level };
    case 'settled': {
      const { level, ammoPack, commitment } = action;
      return { ...state, ammoPack, commitment, flyingUnits: state.flyingUnits - level };
    }
    case 'finished': {
      const { commitment, balance } = action;
      return { ...state, ammoPack: null, commitment, balance, flyingUnits: 0, isBusy: false };
    }
    case 'balanceChanged':
      return { ...state, balance: action.balance };
    case 'stepped':
      return step(state, action.by);
    case 'priceChosen':
      return { ...state, priceIndex: Math.max(0, state.prices.indexOf(action.price)) };
  }
};

export const getPrice = ({ prices, priceIndex }: ShootingState): number => prices[priceIndex] ?? 0;

/** Ammunition units that the player can still fire: units that are neither spent nor in flight. */
export const countFreeUnits = ({ ammoPack, flyingUnits }: ShootingState): number =>
  ammoPack ? ammoPack.left - flyingUnits : 0;

/** Part of a full ammo pack that the player can still fire, from 0 (nothing) to 1 (full pack). */
export const getFreePart = (state: ShootingState): number => countFreeUnits(state) / ammoPackUnits;

/**
 * Returns the number of ammunition units that the next shot costs. If the chosen level costs more than the free units,
 * the shot uses all free units. The result is at least 1, even without an ammo pack.
 */
export const getShotLevel = ({ ammoPack, flyingUnits, levelIndex }: ShootingState): number =>
  Math.min(cannonLevels[levelIndex] ?? 1, Math.max(1, (ammoPack?.left ?? 1) - flyingUnits));

export const canFire = (state: ShootingState): boolean => !state.isBusy && countFreeUnits(state) >= 1;

export const canLoad = ({ isBusy, ammoPack }: ShootingState): boolean => !isBusy && ammoPack === null;

/**
 * True if the player can return the unused units. While a shot is in flight, this is not possible, because the shot may
 * still cost units.
 */
export const canHandBack = ({ isBusy, ammoPack, flyingUnits }: ShootingState): boolean =>
  !isBusy && ammoPack !== null && flyingUnits === 0;

export const canStep = (state: ShootingState, by: 1 | -1): boolean => {
  const after = step(state, by);
  return after.levelIndex !== state.levelIndex || after.priceIndex !== state.priceIndex;
};

import type { AmmoPackView } from '../records.ts';
import { ammoPackUnits, cannonLevels } from '../rules/creatures.ts';

/** State of the player's shooting in the page. Amounts in minor units. */
export interface ShootingState {
  /** Active ammo pack as the server reported it last. Null before a purchase and after the last shot. */
  readonly ammoPack: AmmoPackView | null;
  /** Commitment to the seed of the next ammo pack. */
  readonly commitment: string;
  readonly balance: number;
  /** Prices of an ammo pack, and the index of the chosen one. */
  readonly prices: readonly number[];
  readonly priceIndex: number;
  /** Index of the chosen level in `cannonLevels`. */
  readonly levelIndex: number;
  /** Units of shots that are fired and not settled yet. */
  readonly flyingUnits: number;
  /** Number of shots of the ammo pack that have hit a creature. It is the index of the next shot for the server. */
  readonly hits: number;
  /** True while a purchase or a return is sent. */
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
  | { readonly type: 'hit' }
  /** A shot missed, or the server rejected it. It costs nothing. */
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
  /** Price that is chosen at the start. */
  readonly preset: number;
}): ShootingState => ({
  ammoPack,
  commitment,
  balance,
  prices,
  priceIndex: Math.max(0, prices.indexOf(ammoPack?.stake ?? preset)),
  levelIndex: 0,
  flyingUnits: 0,
  hits: ammoPack?.shots.length ?? 0,
  isBusy: false,
});

const moveIndex = (index: number, by: number, length: number): number => Math.min(length - 1, Math.max(0, index + by));

/**
 * While the player has an ammo pack, the two step buttons change the level of the cannon. Otherwise they change the
 * price of the next ammo pack.
 */
const step = (state: ShootingState, by: 1 | -1): ShootingState => {
  if (state.isBusy) return state;
  return state.ammoPack
    ? { ...state, levelIndex: moveIndex(state.levelIndex, by, cannonLevels.length) }
    : { ...state, priceIndex: moveIndex(state.priceIndex, by, state.prices.length) };
};

/** Returns the state after an action. */
export const reduceShooting = (state: ShootingState, action: ShootingAction): ShootingState => {
  switch (action.type) {
    case 'requested':
      return { ...state, isBusy: true };
    case 'rejected':
      return { ...state, isBusy: false };
    case 'loaded': {
      const { ammoPack, commitment, balance } = action;
      return { ...state, ammoPack, commitment, balance, flyingUnits: 0, hits: 0, isBusy: false };
    }
    case 'fired':
      return { ...state, flyingUnits: state.flyingUnits + action.level };
    case 'hit':
      return { ...state, hits: state.hits + 1 };
    case 'missed':
      return { ...state, flyingUnits: state.flyingUnits - action.level };
    case 'settled': {
      const { level, ammoPack, commitment } = action;
      return { ...state, ammoPack, commitment, flyingUnits: state.flyingUnits - level };
    }
    case 'finished': {
      const { commitment, balance } = action;
      return { ...state, ammoPack: null, commitment, balance, flyingUnits: 0, hits: 0, isBusy: false };
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

/** Units that are neither spent nor in flight. */
export const countFreeUnits = ({ ammoPack, flyingUnits }: ShootingState): number =>
  ammoPack ? ammoPack.left - flyingUnits : 0;

/** Free units as a part of a full ammo pack, 0 to 1. */
export const getFreePart = (state: ShootingState): number => countFreeUnits(state) / ammoPackUnits;

/** Units of the next shot: those of the chosen level, or all free units if there are fewer. */
export const getShotLevel = ({ ammoPack, flyingUnits, levelIndex }: ShootingState): number =>
  Math.min(cannonLevels[levelIndex] ?? 1, Math.max(1, (ammoPack?.left ?? 1) - flyingUnits));

export const canFire = (state: ShootingState): boolean => !state.isBusy && countFreeUnits(state) >= 1;

export const canLoad = ({ isBusy, ammoPack }: ShootingState): boolean => !isBusy && ammoPack === null;

/** The rest cannot be returned while a shot is in flight, because the shot may spend a part of it. */
export const canHandBack = ({ isBusy, ammoPack, flyingUnits }: ShootingState): boolean =>
  !isBusy && ammoPack !== null && flyingUnits === 0;

/** Checks that a step button has an effect. */
export const canStep = (state: ShootingState, by: 1 | -1): boolean => {
  const after = step(state, by);
  return after.levelIndex !== state.levelIndex || after.priceIndex !== state.priceIndex;
};

import type { PlayedShot } from './rules/ammo-pack.ts';
import { sumSpentUnits, sumWonUnits } from './rules/ammo-pack.ts';
import { ammoPackUnits } from './rules/creatures.ts';

/**
 * Ammo pack: the player buys 60 ammunition units at once and shoots them one after the other. For the wallet, an ammo
 * pack is one bet in one round.
 */
export interface AmmoPack {
  /** Id of the round and of its bet. */
  readonly roundId: string;
  /** Key of the player, from `playerStateKey`. The server stores the player's seed and ammo packs under this key. */
  readonly playerKey: string;
  /** Stake in minor units. */
  readonly stake: number;
  readonly shots: readonly PlayedShot[];
  readonly seed: string;
  readonly clientPart: string;
  /** Time of the last change, in epoch milliseconds. */
  readonly at: number;
}

export interface FinishedPack extends AmmoPack {
  /**
   * Amount paid to the player in minor units: the prizes of the caught creatures and the price of the unused units. 0
   * if no shot was fired, because the server then rolls the bet back.
   */
  readonly win: number;
  readonly payoutId: string;
}

/**
 * Stored state of a player: the secret seed of the next ammo pack, and the active ammo pack. `ammoPack` is undefined
 * if the player has no active ammo pack.
 */
export interface FishPlayerState {
  readonly seed: string;
  readonly ammoPack?: AmmoPack;
}

/** Ammo pack as the client receives it. The amounts are in minor units. */
export interface AmmoPackView {
  readonly roundId: string;
  readonly stake: number;
  /** Price of one ammunition unit: the stake divided by the number of units in an ammo pack. */
  readonly unit: number;
  /** Number of unused ammunition units. */
  readonly left: number;
  readonly shots: readonly PlayedShot[];
  readonly won: number;
}

export const toAmmoPackView = ({
  roundId,
  stake,
  shots,
}: Pick<AmmoPack, 'roundId' | 'stake' | 'shots'>): AmmoPackView => {
  const unit = stake / ammoPackUnits;
  return { roundId, stake, unit, left: ammoPackUnits - sumSpentUnits(shots), shots, won: sumWonUnits(shots) * unit };
};

export interface FishView {
  /**
   * Hash of the secret seed that the next ammo pack uses. The client gets the hash before the purchase, so that the
   * player can verify the seed after the round.
   */
  readonly commitment: string;
  /**
   * Active ammo pack. Null if the player has no ammo pack. The field has the old name `magazine`, because clients
   * read this name from the responses.
   */
  readonly magazine: AmmoPackView | null;
}

/**
 * Response to the purchase of an ammo pack. `balance` is the balance after the purchase in minor units, or null if the
 * wallet has not reported it.
 */
export interface PurchaseView extends FishView {
  readonly balance: number | null;
}

export interface HandBackView extends FishView {
  readonly win: number;
  readonly balance: number | null;
}

/** Response to a shot: the prize, and the ammo pack after the shot. */
export interface ShotView extends AmmoPackView {
  /** Prize as a multiple of the units that the shot cost. 0 if the creature escaped. */
  readonly prize: number;
  readonly commitment: string;
  /** Amount paid to the player if this shot ended the ammo pack. Null for every other shot. */
  readonly win: number | null;
  /**
   * Balance of the player after the payout of the ammo pack. Null if this shot did not end the ammo pack. Also null
   * until the wallet has confirmed the payout.
   */
  readonly balance: number | null;
}

export interface FishRound extends AmmoPackView {
  /** Amount paid to the player in minor units: the prizes of the caught creatures and the price of the unused units. */
  readonly win: number;
  readonly at: number;
  /** True if the player fired no shot, so the bet was rolled back and `win` is 0. */
  readonly isReturned: boolean;
}

export const toFishRound = (pack: FinishedPack): FishRound => ({
  ...toAmmoPackView(pack),
  win: pack.win,
  at: pack.at,
  isReturned: pack.shots.length === 0,
});

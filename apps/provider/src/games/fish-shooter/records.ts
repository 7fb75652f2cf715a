import type { PlayedShot } from './rules/ammo-pack.ts';
import { sumSpentUnits, sumWonUnits } from './rules/ammo-pack.ts';
import { ammoPackUnits } from './rules/creatures.ts';

/**
 * Ammo pack: the player buys sixty units of shots at once and shoots them one after the other. At the wallet a pack is
 * one bet and one round.
 */
export interface AmmoPack {
  /** Id of the round, and also of its bet. */
  readonly roundId: string;
  /** Key of the player's state (`playerStateKey`). */
  readonly playerKey: string;
  /** In minor units. */
  readonly stake: number;
  readonly shots: readonly PlayedShot[];
  readonly seed: string;
  readonly clientPart: string;
  /** Time of the last change in epoch milliseconds. */
  readonly at: number;
}

/** Finished ammo pack. */
export interface FinishedPack extends AmmoPack {
  /**
   * Paid amount in minor units: the catch and the returned units. 0 if no shot was fired and the bet was rolled back.
   */
  readonly win: number;
  readonly payoutId: string;
}

/** State of a player: the seed of the next ammo pack, and the active ammo pack. */
export interface FishPlayerState {
  readonly seed: string;
  readonly ammoPack?: AmmoPack;
}

/** Ammo pack as sent to the client. Amounts in minor units. */
export interface AmmoPackView {
  readonly roundId: string;
  readonly stake: number;
  /** Amount of one unit. */
  readonly unit: number;
  /** Remaining units. */
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

/** State of the game that the client loads. */
export interface FishView {
  /** Commitment to the seed of the next ammo pack. */
  readonly commitment: string;
  /** Active ammo pack. `magazine` is its name on the wire. */
  readonly magazine: AmmoPackView | null;
}

/** Response to a purchase. `balance` in minor units; null when only the wallet knows it. */
export interface PurchaseView extends FishView {
  readonly balance: number | null;
}

/** Response to the return of the remaining units. */
export interface HandBackView extends FishView {
  readonly win: number;
  readonly balance: number | null;
}

/** Response to a shot: its prize, and the ammo pack after it. */
export interface ShotView extends AmmoPackView {
  /** Prize as a multiple of the shot's level. 0 if the creature escaped. */
  readonly prize: number;
  readonly commitment: string;
  /** Paid amount if this was the last shot of the ammo pack. Null otherwise. */
  readonly win: number | null;
  /** Balance after the payment. Null before, and until the wallet has confirmed the payment. */
  readonly balance: number | null;
}

/** Finished round in the history. */
export interface FishRound extends AmmoPackView {
  /** Paid amount: the catch and the returned units. */
  readonly win: number;
  readonly at: number;
  /** True if no shot was fired. The bet was rolled back, and `win` is 0. */
  readonly isReturned: boolean;
}

export const toFishRound = (pack: FinishedPack): FishRound => ({
  ...toAmmoPackView(pack),
  win: pack.win,
  at: pack.at,
  isReturned: pack.shots.length === 0,
});

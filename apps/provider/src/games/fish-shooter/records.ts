import type { PlayedShot } from './rules/ammo-pack.ts';
import { sumSpentUnits, sumWonUnits } from './rules/ammo-pack.ts';
import { ammoPackUnits } from './rules/creatures.ts';

/** Ammo pack, active or finished. At the wallet it is one bet and one round. */
export interface AmmoPackRecord {
  /** Also the id of the bet. */
  readonly roundId: string;
  readonly seat: string;
  /** Minor units. */
  readonly stake: number;
  readonly shots: readonly PlayedShot[];
  readonly seed: string;
  readonly clientPart: string;
  /** Time of the last change in epoch milliseconds. */
  readonly at: number;
}

/** Finished ammo pack. */
export interface FinishedPack extends AmmoPackRecord {
  /**
   * Paid amount in minor units: the catch and the returned units. 0 if no shot was fired and the bet was rolled back.
   */
  readonly win: number;
  readonly payoutId: string;
}

/** Stored state of a player: the seed of the next ammo pack, and the active ammo pack. */
export interface FishPlayerState {
  readonly seed: string;
  readonly magazine?: AmmoPackRecord;
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

export const toAmmoPackView = ({ roundId, stake, shots }: AmmoPackRecord): AmmoPackView => {
  const unit = stake / ammoPackUnits;
  return { roundId, stake, unit, left: ammoPackUnits - sumSpentUnits(shots), shots, won: sumWonUnits(shots) * unit };
};

/** Finished round in the history. */
export interface FishRound extends AmmoPackView {
  /** Paid amount: the catch and the returned units. */
  readonly win: number;
  readonly at: number;
  /** True if no shot was fired. The bet was rolled back, and `win` is 0. */
  readonly isReturned: boolean;
}

export const playerStateDocument = (playerKey: string): string => `seat/${playerKey}`;
export const roundDocumentPrefix = (playerKey: string): string => `round/${playerKey}/`;

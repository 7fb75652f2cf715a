import type { PlayedShot } from './rules/ammo-pack.ts';
import { sumSpentUnits, sumWonUnits } from './rules/ammo-pack.ts';
import { ammoPackUnits } from './rules/creatures.ts';

/** A magazine that is being shot, or was. One bet and one round at the wallet. */
export interface AmmoPackRecord {
  /** Also the bet's id. */
  readonly roundId: string;
  readonly seat: string;
  /** Minor units. */
  readonly stake: number;
  readonly shots: readonly PlayedShot[];
  readonly seed: string;
  readonly clientPart: string;
  /** Epoch milliseconds: when it was last touched. */
  readonly at: number;
}

/** A magazine that is over. */
export interface FinishedPack extends AmmoPackRecord {
  /** What was paid: the catch, and units that were handed back; 0 where nothing was shot and the bet was rolled back. Minor units. */
  readonly win: number;
  readonly payoutId: string;
}

/** What a seat keeps: the seed of the next magazine, and the one that is loaded. */
export interface FishPlayerState {
  readonly seed: string;
  readonly magazine?: AmmoPackRecord;
}

/** A magazine as the page is told of it. Money in minor units. */
export interface AmmoPackView {
  readonly roundId: string;
  readonly stake: number;
  /** What one unit is worth. */
  readonly unit: number;
  /** Units that are not shot yet. */
  readonly left: number;
  readonly shots: readonly PlayedShot[];
  readonly won: number;
}

export const toAmmoPackView = ({ roundId, stake, shots }: AmmoPackRecord): AmmoPackView => {
  const unit = stake / ammoPackUnits;
  return { roundId, stake, unit, left: ammoPackUnits - sumSpentUnits(shots), shots, won: sumWonUnits(shots) * unit };
};

/** A finished round, as the history lists it. */
export interface FishRound extends AmmoPackView {
  /** What was paid: the catch, and units that were handed back. */
  readonly win: number;
  readonly at: number;
  /** Nothing was shot: the bet was rolled back, and `win` is 0. */
  readonly isReturned: boolean;
}

export const playerStateDocument = (playerKey: string): string => `seat/${playerKey}`;
export const roundDocumentPrefix = (playerKey: string): string => `round/${playerKey}/`;

import type { RandomSource } from '../../../engine/rng/random-int.ts';
import type { Creature } from './creatures.ts';
import { cannonLevels } from './creatures.ts';
import { shoot } from './shoot.ts';

/** Shot that hit a creature. */
export interface Shot {
  readonly creature: Creature;
  /** Level of the cannon, which is also the cost of the shot in units of the ammo pack. */
  readonly level: number;
}

export interface PlayedShot extends Shot {
  /** Prize of the catch, as a multiple of the shot's level. 0 if the creature escaped. */
  readonly prize: number;
}

/** Plays the shots of an ammo pack in order, with the random source of its one seed. */
export const playShots = (randomSource: RandomSource, shots: readonly Shot[]): PlayedShot[] =>
  shots.map(({ creature, level }) => ({ creature, level, prize: shoot(randomSource, creature) }));

/** Units that the shots cost. */
export const sumSpentUnits = (shots: readonly Shot[]): number => shots.reduce((sum, { level }) => sum + level, 0);

/** Units that the shots won. */
export const sumWonUnits = (shots: readonly PlayedShot[]): number =>
  shots.reduce((sum, { level, prize }) => sum + level * prize, 0);

/**
 * Checks that a shot may have a level. The last shot may use all remaining units, also if no cannon level has this
 * number, so that the player can use every unit.
 */
export const isOfferedLevel = (level: number, unitsLeft: number): boolean =>
  level <= unitsLeft && (level === unitsLeft || cannonLevels.some((offered) => offered === level));

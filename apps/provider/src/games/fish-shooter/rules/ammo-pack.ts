import type { RandomSource } from '../../../engine/rng/random-int.ts';
import type { Creature } from './creatures.ts';
import { cannonLevels } from './creatures.ts';
import { shoot } from './shoot.ts';

export interface Shot {
  readonly creature: Creature;
  /** Level of the cannon. A shot costs as many ammunition units as its level. */
  readonly level: number;
}

export interface PlayedShot extends Shot {
  /** Prize as a multiple of the units that the shot cost. 0 if the creature escaped. */
  readonly prize: number;
}

/** Plays the shots of an ammo pack in order. All shots take their random values from the same source. */
export const playShots = (randomSource: RandomSource, shots: readonly Shot[]): PlayedShot[] =>
  shots.map(({ creature, level }) => ({ creature, level, prize: shoot(randomSource, creature) }));

export const sumSpentUnits = (shots: readonly Shot[]): number => shots.reduce((sum, { level }) => sum + level, 0);

export const sumWonUnits = (shots: readonly PlayedShot[]): number =>
  shots.reduce((sum, { level, prize }) => sum + level * prize, 0);

/**
 * Returns true if the player can fire a shot of this level. A shot that uses all remaining units is always allowed,
 * e.g. a shot of 4 units when 4 units are left, although the cannon has no level 4. So the player can use every unit.
 */
export const isOfferedLevel = (level: number, unitsLeft: number): boolean =>
  level <= unitsLeft && (level === unitsLeft || cannonLevels.some((offered) => offered === level));

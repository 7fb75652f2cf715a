import type { RandomSource } from '../../../engine/rng/random-int.ts';
import type { Creature } from './creatures.ts';
import { shoot } from './shoot.ts';

/** A shot that hit a creature. */
export interface Shot {
  readonly creature: Creature;
  /** Units that it cost. */
  readonly level: number;
}

export interface PlayedShot extends Shot {
  /** What the catch paid, in shots of its level; 0: it got away. */
  readonly prize: number;
}

/** All shots of a magazine, one after the other from the words of its one seed: what each of them caught. */
export const playShots = (randomSource: RandomSource, shots: readonly Shot[]): PlayedShot[] =>
  shots.map(({ creature, level }) => ({ creature, level, prize: shoot(randomSource, creature) }));

/** Units that the shots cost, and those that they won. */
export const sumSpentUnits = (shots: readonly Shot[]): number => shots.reduce((sum, { level }) => sum + level, 0);
export const sumWonUnits = (shots: readonly PlayedShot[]): number =>
  shots.reduce((sum, { level, prize }) => sum + level * prize, 0);

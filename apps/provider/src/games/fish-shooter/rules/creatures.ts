/** All creatures, from the lowest to the highest mean prize. */
export const creatures = [
  'minnow',
  'clown',
  'puffer',
  'angel',
  'squid',
  'turtle',
  'ray',
  'shark',
  'whale',
  'chest',
] as const;
export type Creature = (typeof creatures)[number];

/**
 * Possible prizes of each creature, as multiples of the shot's cost. All prizes of one creature are equally likely. The
 * catch probability is 96 % divided by the mean prize, so every creature has the same long-term return.
 */
export const prizes: Readonly<Record<Creature, readonly number[]>> = {
  minnow: [2],
  clown: [3],
  puffer: [5],
  angel: [8],
  squid: [12],
  turtle: [18],
  ray: [30],
  shark: [50],
  whale: [100],
  chest: [40, 60, 80, 120, 200, 300],
};

/**
 * Long-term return in percent of the spent units. Every creature has the same return. A test verifies the value over
 * all possible outcomes.
 */
export const fishRtpPercent = 96;
export const advertisedFishRtp = '96.00';

/** Number of ammunition units in one ammo pack. */
export const ammoPackUnits = 60;

/** Levels of the cannon. A shot costs as many units as its level, and a catch pays a multiple of this cost. */
export const cannonLevels = [1, 2, 3, 5, 10] as const;

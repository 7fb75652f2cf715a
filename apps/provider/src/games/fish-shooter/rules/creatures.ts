/** Creatures, from the smallest to the rarest. */
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
 * Possible prizes of a catch as multiples of the shot, all equally likely. The catch probability is the return divided
 * by the mean prize, so every creature has the same return.
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

/** Long-term return in percent of the spent units, independent of the target. A test enumerates it. */
export const fishRtpPercent = 96;
export const advertisedFishRtp = '96.00';

/** Number of shots of the smallest cannon in an ammo pack. */
export const ammoPackUnits = 60;

/** Units of one shot at each cannon level. A catch pays in proportion. */
export const cannonLevels = [1, 2, 3, 5, 10] as const;

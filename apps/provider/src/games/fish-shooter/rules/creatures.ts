/** What can be caught, from the smallest to the rarest. */
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
 * What a catch pays, in shots: one of these prizes, each as likely as any other. A shot at a creature catches it with a
 * chance of the return over the mean prize, so a shot returns the same whatever it hits.
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

/** Percent of what is shot that comes back in the long run, whatever is aimed at. A test enumerates it. */
export const fishRtpPercent = 96;
export const advertisedFishRtp = '96.00';

/** Shots of the smallest cannon in a magazine. */
export const ammoPackUnits = 60;

/** How many of those units each cannon level spends on a shot; a catch pays by the same measure. */
export const cannonLevels = [1, 2, 3, 5, 10] as const;

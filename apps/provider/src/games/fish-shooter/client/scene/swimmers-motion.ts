import type { Creature } from '../../rules/creatures.ts';
import { creatures } from '../../rules/creatures.ts';

/**
 * Size and movement of one kind of creature. `length` is the length of the body as a fraction of a base size in
 * pixels. `createSwimmer` computes this base size from the width and height of the sea.
 */
export interface Kind {
  readonly length: number;
  /** Speed in body lengths per second. */
  readonly speed: number;
  /** Relative frequency: a kind with share 4 appears twice as often as a kind with share 2. */
  readonly share: number;
  /** Height of the image divided by its length. */
  readonly ratio: number;
}

export const kinds: Readonly<Record<Creature, Kind>> = {
  minnow: { length: 0.15, speed: 0.62, share: 9, ratio: 0.46 },
  clown: { length: 0.16, speed: 0.5, share: 8, ratio: 0.73 },
  puffer: { length: 0.18, speed: 0.36, share: 6, ratio: 1 },
  angel: { length: 0.2, speed: 0.36, share: 5, ratio: 1.11 },
  squid: { length: 0.26, speed: 0.4, share: 4, ratio: 0.68 },
  turtle: { length: 0.3, speed: 0.24, share: 4, ratio: 0.75 },
  ray: { length: 0.34, speed: 0.28, share: 3, ratio: 0.85 },
  shark: { length: 0.46, speed: 0.3, share: 2, ratio: 0.52 },
  whale: { length: 0.58, speed: 0.16, share: 1, ratio: 0.58 },
  chest: { length: 0.26, speed: 0.12, share: 1, ratio: 0.82 },
};

export interface Swimmer {
  readonly creature: Creature;
  /** Swimming direction: 1 to the right, -1 to the left. */
  readonly way: 1 | -1;
  readonly length: number;
  readonly speed: number;
  readonly baseY: number;
  readonly swing: number;
  readonly phase: number;
  x: number;
  y: number;
  /**
   * Times of the catch (`caughtAt`) and of the last hit (`hitAt`), as values of `performance.now()`. `caughtAt` is
   * undefined until the catch. Before the first hit, `hitAt` is a large negative number.
   */
  caughtAt: number | undefined;
  hitAt: number;
}

/**
 * Creates a creature of a random kind that enters the sea from the left or the right. The size of the sea is `width` by
 * `height` in CSS pixels, and `present` are the creatures in it. `random` does not need to be verifiable, because the
 * server decides whether a shot catches a creature.
 */
export const createSwimmer = (
  width: number,
  height: number,
  random: () => number,
  present: readonly Swimmer[],
): Swimmer => {
  // A rare kind of creature (share 1 or 2) is in the sea at most once.
  const choice = creatures.filter(
    (creature) => kinds[creature].share > 2 || !present.some((swimmer) => swimmer.creature === creature),
  );
  let remainingShare = random() * choice.reduce((sum, creature) => sum + kinds[creature].share, 0);
  const creature = choice.find((one) => (remainingShare -= kinds[one].share) < 0) ?? 'minnow';
  const kind = kinds[creature];
  const scale = Math.min(Math.max(width, 300), height * 0.9, 640);
  const length = kind.length * scale;
  const way = random() < 0.5 ? 1 : -1;
  const tall = length * kind.ratio;
  const baseY = tall * 0.6 + random() * Math.max(10, height * 0.72 - tall);
  return {
    creature,
    way,
    length,
    speed: kind.speed * length * (0.85 + random() * 0.4),
    baseY,
    swing: (6 + random() * 18) * (creature === 'chest' ? 0.4 : 1),
    phase: random() * 7,
    x: way > 0 ? -length * 0.6 : width + length * 0.6,
    y: baseY,
    caughtAt: undefined,
    hitAt: -1e9,
  };
};

/**
 * Moves a creature by one animation step. A caught creature no longer moves sideways. Returns false when the creature
 * has left the sea.
 */
export const moveSwimmer = (swimmer: Swimmer, elapsedMs: number, now: number, width: number): boolean => {
  if (swimmer.caughtAt === undefined) swimmer.x += (swimmer.way * swimmer.speed * elapsedMs) / 1000;
  swimmer.y = swimmer.baseY + Math.sin(now / 900 + swimmer.phase) * swimmer.swing;
  return swimmer.way > 0 ? swimmer.x < width + swimmer.length * 0.6 : swimmer.x > -swimmer.length * 0.6;
};

/**
 * Returns true if a point is on a creature. The hit area is an ellipse that is slightly smaller than the creature's
 * image.
 */
export const isHit = ({ x, y, length, creature }: Swimmer, atX: number, atY: number): boolean =>
  ((atX - x) / (length * 0.44)) ** 2 + ((atY - y) / (length * kinds[creature].ratio * 0.42)) ** 2 <= 1;

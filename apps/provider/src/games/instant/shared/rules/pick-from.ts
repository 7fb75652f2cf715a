import { shuffle } from '../../../../engine/rng/pick.ts';
import type { RandomSource } from '../../../../engine/rng/random-int.ts';

/** Draws `count` different items. All sets are equally likely. */
export const pickFrom = <T>(items: readonly T[], count: number, randomSource: RandomSource): T[] =>
  shuffle(items, randomSource).slice(0, count);

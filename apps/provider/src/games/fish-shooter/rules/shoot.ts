import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { randomInt } from '../../../engine/rng/random-int.ts';
import type { Creature } from './creatures.ts';
import { fishRtpPercent, prizes } from './creatures.ts';

/**
 * Returns the probability that a hit catches the creature, as the fraction `hits / of`. The fraction equals the
 * long-term return of 96 % divided by the mean prize. Both numbers are integers, so that a random integer below `of`
 * decides exactly.
 */
export const computeCatchChance = (creature: Creature): { readonly hits: number; readonly of: number } => {
  const creaturePrizes = prizes[creature];
  return {
    hits: fishRtpPercent * creaturePrizes.length,
    of: 100 * creaturePrizes.reduce((sum, prize) => sum + prize, 0),
  };
};

/**
 * Plays one shot that hit a creature. Returns the prize as a multiple of the shot's cost, or 0 if the creature escapes.
 * The first random number decides whether the creature is caught. The second one selects the prize.
 */
export const shoot = (randomSource: RandomSource, creature: Creature): number => {
  const { hits, of } = computeCatchChance(creature);
  if (randomInt(of, randomSource) >= hits) return 0;
  const creaturePrizes = prizes[creature];
  return creaturePrizes.length === 1
    ? (creaturePrizes[0] ?? 0)
    : (creaturePrizes[randomInt(creaturePrizes.length, randomSource)] ?? 0);
};

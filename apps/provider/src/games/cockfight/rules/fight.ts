import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { pickWeightedIndex } from '../../../engine/rng/pick.ts';
import { getMatchup, sides, type Side } from './odds.ts';

/**
 * Outcome of a fight. `number` is the number of the fight. The chances and the odds of the fight follow from this
 * number.
 */
export interface FightOutcome {
  readonly number: number;
  readonly winner: Side;
}

/** Draws the winner of a fight. The chances of the sides depend on the number of the fight. */
export const drawFight = (randomSource: RandomSource, { number }: { readonly number: number }): FightOutcome => {
  const matchup = getMatchup(number);
  const index = pickWeightedIndex(
    sides.map((side) => matchup[side]),
    randomSource,
  );
  return { number, winner: sides[index] as Side };
};

/** Duration of the animation of a fight, in milliseconds. The server shows the result of the round after this time. */
export const fightMs = 10_400;

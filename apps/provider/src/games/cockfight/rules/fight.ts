import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { pickWeightedIndex } from '../../../engine/rng/pick.ts';
import { getMatchup, sides, type Side } from './odds.ts';

/** Outcome of a fight. `number` is the number of the fight. The odds depend on this number. */
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

/** Duration of the full animation in milliseconds. */
export const fightMs = 10_400;

import type { Ratio } from '../../../../engine/math/ratio.ts';
import type { RandomSource } from '../../../../engine/rng/random-int.ts';
import { payOut } from './payout.ts';

/** Rules of a game in which each bet is decided by one draw. `Choice` is what the player decides before the draw. */
export interface DrawRules<Choice, Outcome> {
  /** Returns false for a choice that the game does not offer. */
  readonly isOffered: (choice: Choice) => boolean;
  readonly draw: (randomSource: RandomSource, choice: Choice) => Outcome;
  /** Returns the payout as a multiple of the bet. Zero for a lost bet. */
  readonly getMultiplier: (outcome: Outcome, choice: Choice) => Ratio;
}

/** Request of the page for a round. `bet` is in minor units. */
export interface DrawPlay<Choice> {
  readonly bet: number;
  readonly choice: Choice;
}

/**
 * Draws a round and returns its outcome and its win in minor units. The server plays a round with this function. The
 * page calls it again to verify a finished round.
 */
export const drawRound = <Choice, Outcome>(
  { draw, getMultiplier }: DrawRules<Choice, Outcome>,
  randomSource: RandomSource,
  { bet, choice }: DrawPlay<Choice>,
): { readonly outcome: Outcome; readonly win: number } => {
  const outcome = draw(randomSource, choice);
  return { outcome, win: payOut(bet, getMultiplier(outcome, choice)) };
};

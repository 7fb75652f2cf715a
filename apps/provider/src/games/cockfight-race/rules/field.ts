import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { randomInt } from '../../../engine/rng/random-int.ts';

/** Number of runners in a race. The runners have the numbers 0 to 5. */
export const runners = 6;

/** Chances of winning in percent. In each race, each runner gets one of these weights. */
export const weights = [29, 23, 18, 13, 10, 7] as const;

/**
 * Weight of each runner in the random draw of the winner, by the number of the runner. A runner with a higher weight
 * wins more often. The weights are published before the bets.
 */
export type FormCard = readonly number[];

/** All 720 ways to give the weights to the runners. */
const forms: readonly FormCard[] = (() => {
  const arrange = (remainingWeights: readonly number[]): number[][] =>
    remainingWeights.length === 0
      ? [[]]
      : remainingWeights.flatMap((weight, index) =>
          arrange(remainingWeights.toSpliced(index, 1)).map((rest) => [weight, ...rest]),
        );
  return arrange(weights);
})();

/**
 * Consecutive races use form cards (lists of the runners' weights) that are this number of positions apart in `forms`.
 * The number has no common divisor with 720, so each form card occurs once in 720 races.
 */
const stride = 467;

/**
 * Returns the weights of the runners in a race. The weights depend only on the race number, which is known before the
 * bets.
 */
export const getFormCard = (number: number): FormCard => forms[(number * stride) % forms.length] as FormCard;

/**
 * Draws the finishing order. For each place, one of the remaining runners is drawn with a probability proportional to
 * its weight. A runner with the weight 29 of a total of 100 wins 29 percent of the races.
 */
export const drawFinish = (form: FormCard, randomSource: RandomSource): number[] => {
  const remainingRunners = form.map((_, runner) => runner);
  const finish: number[] = [];
  while (remainingRunners.length > 1) {
    let word = randomInt(
      remainingRunners.reduce((sum, runner) => sum + (form[runner] as number), 0),
      randomSource,
    );
    const index = remainingRunners.findIndex((runner) => (word -= form[runner] as number) < 0);
    finish.push(...remainingRunners.splice(index, 1));
  }
  return [...finish, ...remainingRunners];
};

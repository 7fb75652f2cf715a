import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { randomInt } from '../../../engine/rng/random-int.ts';

/** Number of runners. They are numbered from 0 to 5. */
export const runners = 6;

/** Win probability of each rank in percent, favourite first. */
export const weights = [29, 23, 18, 13, 10, 7] as const;

/** Weight of each runner in one race. Published before the bets. */
export type FormCard = readonly number[];

/** All assignments of the weights to the runners. */
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
 * Step between the forms (assignments of the weights) of two consecutive races. It has no common divisor with the
 * number of forms, so each form occurs once in 720 races.
 */
const stride = 467;

/** Form card of a race. It depends only on the race number, which is known before the bets. */
export const getFormCard = (number: number): FormCard => forms[(number * stride) % forms.length] as FormCard;

/**
 * Draws the order of the finish. Each place goes to one of the remaining runners with a probability proportional to its
 * weight: a runner with weight 29 of a total of 100 wins 29 percent of races.
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

import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { randomInt } from '../../../engine/rng/random-int.ts';

/** The runners by their number on the shirt, 0 to 5. */
export const runners = 6;

/** How likely each rank of the form card is to win, of a hundred: the favourite first. */
export const weights = [29, 23, 18, 13, 10, 7] as const;

/** Which weight each runner has in one race. Published before the bets. */
export type FormCard = readonly number[];

/** All the ways in which the weights can fall to the runners. */
const forms: readonly FormCard[] = (() => {
  const arrange = (remainingWeights: readonly number[]): number[][] =>
    remainingWeights.length === 0
      ? [[]]
      : remainingWeights.flatMap((weight, index) =>
          arrange(remainingWeights.toSpliced(index, 1)).map((rest) => [weight, ...rest]),
        );
  return arrange(weights);
})();

/** Has nothing in common with the number of forms, so that each comes once in 720 races, and neighbours differ. */
const stride = 467;

/** The form card of a race follows from its number alone, which is known before the bets. */
export const getFormCard = (number: number): FormCard => forms[(number * stride) % forms.length] as FormCard;

/**
 * The order of arrival. Each place goes to one of those still running, with a chance in proportion to its weight: a
 * runner of weight 29 among all the hundred wins 29 races of a hundred.
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

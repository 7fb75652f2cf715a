import type { WordSource } from '../../../engine/fair/uniform-below.ts';
import { uniformBelow } from '../../../engine/fair/uniform-below.ts';

/** The runners by their number on the shirt, 0 to 5. */
export const runners = 6;

/** How likely each rank of the form card is to win, of a hundred: the favourite first. */
export const weights = [29, 23, 18, 13, 10, 7] as const;

/** Which weight each runner has in one race. Published before the bets. */
export type FormCard = readonly number[];

/** All the ways in which the weights can fall to the runners. */
const forms: readonly FormCard[] = (() => {
  const arrange = (left: readonly number[]): number[][] =>
    left.length === 0
      ? [[]]
      : left.flatMap((weight, index) => arrange(left.toSpliced(index, 1)).map((rest) => [weight, ...rest]));
  return arrange(weights);
})();

/** Has nothing in common with the number of forms, so that each comes once in 720 races, and neighbours differ. */
const stride = 467;

/** The form card of a race follows from its number alone, which is known before the bets. */
export const formCard = (number: number): FormCard => forms[(number * stride) % forms.length] as FormCard;

/**
 * The order of arrival. Each place goes to one of those still running, with a chance in proportion to its weight: a
 * runner of weight 29 among all the hundred wins 29 races of a hundred.
 */
export const drawFinish = (form: FormCard, words: WordSource): number[] => {
  const left = form.map((_, runner) => runner);
  const finish: number[] = [];
  while (left.length > 1) {
    let word = uniformBelow(
      left.reduce((sum, runner) => sum + (form[runner] as number), 0),
      words,
    );
    const index = left.findIndex((runner) => (word -= form[runner] as number) < 0);
    finish.push(...left.splice(index, 1));
  }
  return [...finish, ...left];
};

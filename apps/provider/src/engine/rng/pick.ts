import type { RandomSource } from './random-int.ts';
import { randomInt } from './random-int.ts';

/** The items in an order drawn anew, every order equally likely (Fisher and Yates). */
export const shuffle = <T>(items: readonly T[], randomSource: RandomSource): T[] => {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const at = randomInt(last + 1, randomSource);
    [order[last], order[at]] = [order[at] as T, order[last] as T];
  }
  return order;
};

/** An index, each as likely as its whole-number weight among all of them. */
export const pickWeightedIndex = (weights: readonly number[], randomSource: RandomSource): number => {
  let remainingWeight = randomInt(
    weights.reduce((sum, weight) => sum + weight, 0),
    randomSource,
  );
  return weights.findIndex((weight) => (remainingWeight -= weight) < 0);
};

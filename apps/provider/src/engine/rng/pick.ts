import type { RandomSource } from './random-int.ts';
import { randomInt } from './random-int.ts';

/** Returns the items in random order. All orders are equally likely (Fisher–Yates). */
export const shuffle = <T>(items: readonly T[], randomSource: RandomSource): T[] => {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const at = randomInt(last + 1, randomSource);
    [order[last], order[at]] = [order[at] as T, order[last] as T];
  }
  return order;
};

/**
 * Draws an index of the list `weights`. The probability of an index is proportional to its weight, which is an integer.
 */
export const pickWeightedIndex = (weights: readonly number[], randomSource: RandomSource): number => {
  let remainingWeight = randomInt(
    weights.reduce((sum, weight) => sum + weight, 0),
    randomSource,
  );
  return weights.findIndex((weight) => (remainingWeight -= weight) < 0);
};

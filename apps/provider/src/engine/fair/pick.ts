import type { WordSource } from './uniform-below.ts';
import { uniformBelow } from './uniform-below.ts';

/** The items in an order drawn anew, every order equally likely (Fisher and Yates). */
export const shuffled = <T>(items: readonly T[], words: WordSource): T[] => {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const at = uniformBelow(last + 1, words);
    [order[last], order[at]] = [order[at] as T, order[last] as T];
  }
  return order;
};

/** An index, each as likely as its whole-number weight among all of them. */
export const weightedIndex = (weights: readonly number[], words: WordSource): number => {
  let left = uniformBelow(
    weights.reduce((sum, weight) => sum + weight, 0),
    words,
  );
  return weights.findIndex((weight) => (left -= weight) < 0);
};

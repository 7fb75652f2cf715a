import type { GameCategory } from '@livery/merchant/categories';

/**
 * Categories that follow another one: e-sports were once part of sports, and cockfights follow the slots
 * (specification, shell and home, section 4).
 */
const placedAfter: readonly (readonly [GameCategory, GameCategory])[] = [
  ['ESPORTS', 'SPORTS'],
  ['COCKFIGHT', 'RNG'],
];

/**
 * Sorts categories: HOT first, even if it is missing, then the given order, with the categories of `placedAfter` moved.
 */
export const arrangeCategories = (categories: readonly GameCategory[]): readonly GameCategory[] => {
  const order = ['HOT' as GameCategory, ...categories.filter((category) => category !== 'HOT')];
  for (const [moved, before] of placedAfter) {
    if (!order.includes(moved) || !order.includes(before)) continue;
    order.splice(order.indexOf(moved), 1);
    order.splice(order.indexOf(before) + 1, 0, moved);
  }
  return order;
};

import type { GameCategory } from '@livery/merchant/categories';

/**
 * Pairs of categories: the category to move, and the category directly before its new position (specification, shell
 * and home, section 4).
 */
const placedAfter: readonly (readonly [GameCategory, GameCategory])[] = [
  ['ESPORTS', 'SPORTS'],
  ['COCKFIGHT', 'RNG'],
];

/**
 * Sorts the categories. HOT (popular games) is always first and is added if it is missing. Each first category of a
 * pair in `placedAfter` is moved directly after the second category, if both exist.
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

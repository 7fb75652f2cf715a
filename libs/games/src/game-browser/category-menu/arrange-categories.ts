import type { GameCategory } from '@livery/merchant/categories';

/**
 * Categories that must be placed directly after another category (specification, shell and home, section 4). Each pair
 * contains the category to move and the category before it.
 */
const placedAfter: readonly (readonly [GameCategory, GameCategory])[] = [
  ['ESPORTS', 'SPORTS'],
  ['COCKFIGHT', 'RNG'],
];

/**
 * Sorts the categories. HOT is always first and is added if it is missing. The categories in `placedAfter` are moved.
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

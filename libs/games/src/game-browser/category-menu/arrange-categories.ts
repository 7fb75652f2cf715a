import type { GameCategory } from '@livery/merchant/categories';

/**
 * Pairs of categories that must be neighbours in the menu. The first category of a pair is moved directly after the
 * second (specification, shell and home, section 4).
 */
const placedAfter: readonly (readonly [GameCategory, GameCategory])[] = [
  ['ESPORTS', 'SPORTS'],
  ['COCKFIGHT', 'RNG'],
];

/**
 * Returns the categories in the order of the menu. HOT (popular games) is always first and is added if it is missing.
 * For each pair in `placedAfter`, the first category directly follows the second, if the list contains both.
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

import type { GameCategory } from '@livery/merchant/categories';

/** Categories that were once part of another, and stand right after it or, as the cockfights, after the slots (specification, shell and home, section 4). */
const placedAfter: readonly (readonly [GameCategory, GameCategory])[] = [
  ['ESPORTS', 'SPORTS'],
  ['COCKFIGHT', 'RNG'],
];

/** HOT first, also where it was left out; then the given order, with what was split out of sports in its place. */
export const arrangeCategories = (categories: readonly GameCategory[]): readonly GameCategory[] => {
  const order = ['HOT' as GameCategory, ...categories.filter((category) => category !== 'HOT')];
  for (const [moved, before] of placedAfter) {
    if (!order.includes(moved) || !order.includes(before)) continue;
    order.splice(order.indexOf(moved), 1);
    order.splice(order.indexOf(before) + 1, 0, moved);
  }
  return order;
};

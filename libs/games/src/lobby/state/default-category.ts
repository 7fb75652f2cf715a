import { paths } from '@livery/kit/paths';
import type { GameCategory } from '@livery/merchant/categories';

/**
 * Returns the category for a URL without a category. On the slots page, it is RNG (slots) if the brand has this
 * category. Otherwise, it is the brand's first category that is not HOT. It is HOT if there is no other category.
 */
export const getDefaultCategory = (pathname: string, categories: readonly GameCategory[]): GameCategory =>
  (pathname === paths.slots && categories.find((category) => category === 'RNG')) ||
  (categories.find((category) => category !== 'HOT') ?? 'HOT');

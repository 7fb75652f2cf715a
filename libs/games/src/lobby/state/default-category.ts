import { paths } from '@livery/kit/paths';
import type { GameCategory } from '@livery/merchant/categories';

/**
 * Returns the category that is selected if the URL contains none. On the slots page, this is RNG (slots), if the brand
 * has this category. Otherwise, it is the brand's first category except HOT (popular games), or HOT if there is no
 * other.
 */
export const getDefaultCategory = (pathname: string, categories: readonly GameCategory[]): GameCategory =>
  (pathname === paths.slots && categories.find((category) => category === 'RNG')) ||
  (categories.find((category) => category !== 'HOT') ?? 'HOT');

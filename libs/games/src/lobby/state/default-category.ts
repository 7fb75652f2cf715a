import { paths } from '@livery/kit/paths';
import type { GameCategory } from '@livery/merchant/categories';

/** Returns the category for a URL without a category: slots on the slots page, otherwise the brand's first category. */
export const getDefaultCategory = (pathname: string, categories: readonly GameCategory[]): GameCategory =>
  (pathname === paths.slots && categories.find((category) => category === 'RNG')) ||
  (categories.find((category) => category !== 'HOT') ?? 'HOT');

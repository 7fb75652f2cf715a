import { paths } from '@livery/kit/paths';
import type { GameCategory } from '@livery/merchant/categories';

/** Returns the category of an address that names none: the slots at their own address, otherwise the brand's first. */
export const getDefaultCategory = (pathname: string, categories: readonly GameCategory[]): GameCategory =>
  (pathname === paths.slots && categories.find((category) => category === 'RNG')) ||
  (categories.find((category) => category !== 'HOT') ?? 'HOT');

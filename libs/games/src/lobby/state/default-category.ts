import type { GameCategory } from '@livery/merchant/categories';
import { slotsPath } from '../../launch/navigation/slots-path.ts';

/** Returns the category of an address that names none: the slots at their own address, otherwise the brand's first. */
export const getDefaultCategory = (pathname: string, categories: readonly GameCategory[]): GameCategory =>
  (pathname === slotsPath && categories.find((category) => category === 'RNG')) ||
  (categories.find((category) => category !== 'HOT') ?? 'HOT');

import type { GameCategory } from '@livery/merchant/categories';
import { slotsPath } from '../../launch/navigation/slots-path.ts';

/** What a list shows whose address names no category: the slots at their own address, elsewhere the brand's first. */
export const getDefaultCategory = (pathname: string, categories: readonly GameCategory[]): GameCategory =>
  (pathname === slotsPath && categories.find((category) => category === 'RNG')) ||
  (categories.find((category) => category !== 'HOT') ?? 'HOT');

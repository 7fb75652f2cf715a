import type { VendorCategory } from '@livery/api/catalogue/games';
import type { GameCategory } from '@livery/merchant/categories';

export interface MenuCategory {
  readonly id: GameCategory;
  /** Undefined until the gateway has counted. */
  readonly count: number | undefined;
}

/**
 * The brand's categories as the vendors are sorted, HOT first and also where the gateway omits it. One without a game
 * is left out. Before the gateway has answered, and where it cannot, all of the brand's without their counts.
 */
export const getMenuCategories = (
  brandCategories: readonly GameCategory[],
  sorting: readonly VendorCategory[] | undefined,
): MenuCategory[] => {
  if (!Array.isArray(sorting)) return hotFirst(brandCategories).map((id) => ({ id, count: undefined }));
  const counts = new Map(sorting.map(({ gameCategory, gameCount }) => [gameCategory, gameCount]));
  return hotFirst([...counts.keys()])
    .filter((id) => id === 'HOT' || (brandCategories.includes(id) && counts.get(id)))
    .map((id) => ({ id, count: counts.get(id) }));
};

const hotFirst = (ids: readonly GameCategory[]): GameCategory[] => ['HOT', ...ids.filter((id) => id !== 'HOT')];

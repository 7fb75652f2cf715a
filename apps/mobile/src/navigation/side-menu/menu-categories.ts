import type { VendorCategory } from '@livery/api/catalogue/games';
import type { GameCategory } from '@livery/merchant/categories';

export interface MenuCategory {
  readonly id: GameCategory;
  /** Undefined until the gateway has responded. */
  readonly count: number | undefined;
}

/**
 * Returns the brand's categories in the order of the vendors, HOT first even if the gateway omits it. A category
 * without games is omitted. Before the response, and if the request fails, returns all of the brand's categories
 * without counts.
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

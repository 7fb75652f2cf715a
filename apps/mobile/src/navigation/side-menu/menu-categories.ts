import type { VendorCategory } from '@livery/api/catalogue/games';
import type { GameCategory } from '@livery/merchant/categories';

export interface MenuCategory {
  readonly id: GameCategory;
  /** Number of games in the category. Undefined until the gateway has responded. */
  readonly count: number | undefined;
}

/**
 * Returns the categories of the side menu in the gateway's order, without categories that have no games. `HOT` is
 * always the first. While `sorting` is not loaded, returns all categories of the brand without counts.
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

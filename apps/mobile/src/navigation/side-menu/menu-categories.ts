import type { VendorCategory } from '@livery/api/catalogue/games';
import type { GameCategory } from '@livery/merchant/categories';

export interface MenuCategory {
  readonly id: GameCategory;
  /** Number of games in the category. Undefined until the gateway has responded. */
  readonly count: number | undefined;
}

/**
 * Returns the categories of the side menu in the order of `sorting`, the gateway's list of categories with their
 * numbers of games. Omits categories without games, and categories that the brand does not have. `HOT` (popular
 * games) is always the first category, even without games. If `sorting` is not loaded, returns all categories of the
 * brand without counts.
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

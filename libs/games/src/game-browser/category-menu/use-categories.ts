import { useGameVendorsQuery } from '@livery/api/catalogue/games';
import { useBrand } from '@livery/kit/brand';
import type { GameCategory } from '@livery/merchant/categories';
import { useMemo } from 'react';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';
import { arrangeCategories } from './arrange-categories.ts';

/**
 * Returns the brand's categories that have games, in the order of the gateway, with HOT (popular games) first. Before
 * the gateway's response, returns all categories in the order of the brand.
 */
export const useCategories = (): readonly GameCategory[] => {
  const { categories } = useBrand();
  const { data } = useGameVendorsQuery({ language: useDebouncedLanguage() });
  return useMemo(() => {
    const categoriesWithGames = data?.sorting.filter(
      ({ gameCategory, gameCount }) => categories.includes(gameCategory) && gameCount > 0,
    );
    return arrangeCategories(categoriesWithGames?.map(({ gameCategory }) => gameCategory) ?? categories);
  }, [categories, data]);
};

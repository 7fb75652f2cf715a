import { useGameVendorsQuery } from '@livery/api/catalogue/games';
import { useBrand } from '@livery/kit/brand';
import type { GameCategory } from '@livery/merchant/categories';
import { useMemo } from 'react';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';
import { arrangeCategories } from './arrange-categories.ts';

/** The brand's categories as the gateway sorts them, HOT first, without those for which it has no game. Until it has answered, all in the brand's order. */
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

import { useGameVendorsQuery } from '@livery/api/games';
import { useBrand } from '@livery/kit/brand';
import type { GameCategory } from '@livery/merchant/categories';
import { useMemo } from 'react';
import { useSettledLanguage } from '../language/use-settled-language.ts';

/** The brand's categories in its order, HOT first, without those for which the gateway has no game. Until it has answered, all. */
export const useCategories = (): readonly GameCategory[] => {
  const { categories } = useBrand();
  const { data } = useGameVendorsQuery({ language: useSettledLanguage() });
  return useMemo(() => {
    const filled = new Set(data?.sorting.filter(({ gameCount }) => gameCount > 0).map(({ gameCategory }) => gameCategory));
    return data ? categories.filter((category) => category === 'HOT' || filled.has(category)) : categories;
  }, [categories, data]);
};

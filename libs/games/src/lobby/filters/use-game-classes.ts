import { useVendorGameTypesQuery, type GameClass } from '@livery/api/catalogue/game-filters';
import type { GameCategory } from '@livery/merchant/categories';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';

const none: readonly GameClass[] = [];

/**
 * Returns the classes (types of games) of a category. Returns an empty array before they have loaded, and for a
 * category without classes.
 */
export const useGameClasses = (category: GameCategory): readonly GameClass[] => {
  const { data } = useVendorGameTypesQuery({ language: useDebouncedLanguage() });
  return data?.mapping.find(({ gameCategory }) => gameCategory === category)?.gameClassify ?? none;
};

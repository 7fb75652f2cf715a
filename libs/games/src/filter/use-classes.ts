import { useVendorGameTypesQuery, type GameClass } from '@livery/api/game-filters';
import type { GameCategory } from '@livery/merchant/categories';
import { useSettledLanguage } from '../language/use-settled-language.ts';

const none: readonly GameClass[] = [];

/** The classes of a category's games. */
export const useClasses = (category: GameCategory): readonly GameClass[] => {
  const { data } = useVendorGameTypesQuery({ language: useSettledLanguage() });
  return data?.mapping.find(({ gameCategory }) => gameCategory === category)?.gameClassify ?? none;
};

import { useVendorGameTypesQuery, type GameClass, type MinBetChoice } from '@livery/api/catalogue/game-filters';
import type { GameCategory } from '@livery/merchant/categories';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';

interface FilterChoices {
  /** Classes (types of games) of the category. */
  readonly classes: readonly GameClass[];
  /** Minimum stakes of the games of the category, in the currency of the brand. */
  readonly minBets: readonly MinBetChoice[];
}

const noChoices: FilterChoices = { classes: [], minBets: [] };

/**
 * Returns the values by which the games of a category can be filtered. Both lists are empty before they have loaded,
 * and for a category without such values.
 */
export const useFilterChoices = (category: GameCategory): FilterChoices => {
  const { data } = useVendorGameTypesQuery({ language: useDebouncedLanguage() });
  const types = data?.mapping.find(({ gameCategory }) => gameCategory === category);
  return types ? { classes: types.gameClassify, minBets: types.minBets ?? [] } : noChoices;
};

import type { GameCategory } from '@livery/merchant/categories';
import { normalizeSearchText } from '@livery/kit/text/normalize-search-text';

/**
 * Additional words by which the search finds a category, mostly in English. The search also finds a category by its name
 * in the page's language. The words have the form that `normalizeSearchText` returns, for example lower case.
 */
const categoryAliases: { readonly [category in GameCategory]?: readonly string[] } = {
  HOT: ['popular', 'top'],
  SPORTS: ['sport', 'football', 'soccer', 'bet'],
  ESPORTS: ['esport', 'e-sports'],
  LIVE: ['casino', 'baccarat', 'roulette', 'blackjack', 'dealer'],
  FISH: ['fish', 'fishing', 'shooter'],
  RNG: ['slot', 'slots', 'jackpot'],
  PVP: ['poker', 'cards', 'mahjong'],
  COCKFIGHT: ['sabong', 'cockfight', 'derby'],
  ELOTT: ['lotto', 'lottery', 'keno'],
  LOTT: ['lotto', 'lottery', 'xsmb', 'xsmn', 'xsmt', '4d'],
};

/** Min number of typed characters, so that one letter does not match many categories. */
const minLength = 3;

/** Returns true if the search text is the beginning of a word by which members call the category. */
export const matchesCategoryAlias = (category: GameCategory, searched: string): boolean => {
  const text = normalizeSearchText(searched).trim();
  return text.length >= minLength && categoryAliases[category]?.some((alias) => alias.startsWith(text)) === true;
};

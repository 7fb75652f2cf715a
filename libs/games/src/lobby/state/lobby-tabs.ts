import type { GameCategory } from '@livery/merchant/categories';

/** Tabs of a category's game list. The value is also the URL parameter. */
export const LobbyTab = { New: 'new', All: 'all', Hot: 'hot', Recent: 'recent', Favourites: 'fav' } as const;
export type LobbyTab = (typeof LobbyTab)[keyof typeof LobbyTab];

/** Category whose first tab shows only the new games: RNG (slots). This category has very many games. */
const newFirstCategory: GameCategory = 'RNG';

/** Returns the tabs of a category. The category HOT has no tab for hot games, because all of its games are hot. */
export const getLobbyTabs = (category: GameCategory): readonly LobbyTab[] => {
  if (category === 'HOT') return [LobbyTab.All, LobbyTab.Recent, LobbyTab.Favourites];
  const always = [LobbyTab.All, LobbyTab.Hot, LobbyTab.Recent, LobbyTab.Favourites];
  return category === newFirstCategory ? [LobbyTab.New, ...always] : always;
};

type PersonalTab = typeof LobbyTab.Recent | typeof LobbyTab.Favourites;

/** Returns true for the tabs with personal lists (recent games and favourites), which need a log-in. */
export const isPersonalTab = (tab: LobbyTab): tab is PersonalTab =>
  tab === LobbyTab.Recent || tab === LobbyTab.Favourites;

/**
 * Returns the tab that is selected if the URL contains none: the tab of new games for slots without active filters,
 * otherwise the tab of all games.
 */
export const getDefaultTab = (category: GameCategory, hasActiveFilters: boolean): LobbyTab =>
  category === newFirstCategory && !hasActiveFilters ? LobbyTab.New : LobbyTab.All;

import type { GameCategory } from '@livery/merchant/categories';

/** Tabs of a category's list. */
export const LobbyTab = { New: 'new', All: 'all', Hot: 'hot', Recent: 'recent', Favourites: 'fav' } as const;
export type LobbyTab = (typeof LobbyTab)[keyof typeof LobbyTab];

/** Slots have so many games that their list opens with the new ones. All games have a separate tab. */
const newFirstCategory: GameCategory = 'RNG';

/** Returns the tabs of a category. HOT has no tab for hot games, because all of its games are hot. */
export const getLobbyTabs = (category: GameCategory): readonly LobbyTab[] => {
  if (category === 'HOT') return [LobbyTab.All, LobbyTab.Recent, LobbyTab.Favourites];
  const always = [LobbyTab.All, LobbyTab.Hot, LobbyTab.Recent, LobbyTab.Favourites];
  return category === newFirstCategory ? [LobbyTab.New, ...always] : always;
};

type PersonalTab = typeof LobbyTab.Recent | typeof LobbyTab.Favourites;

/** Returns true for a member's personal lists, which need a log-in. */
export const isPersonalTab = (tab: LobbyTab): tab is PersonalTab =>
  tab === LobbyTab.Recent || tab === LobbyTab.Favourites;

/** Returns the tab of an address that names none. A filtered list always shows all games. */
export const getDefaultTab = (category: GameCategory, hasActiveFilters: boolean): LobbyTab =>
  category === newFirstCategory && !hasActiveFilters ? LobbyTab.New : LobbyTab.All;

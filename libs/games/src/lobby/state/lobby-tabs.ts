import type { GameCategory } from '@livery/merchant/categories';

/** What a list shows of its category. */
export const LobbyTab = { New: 'new', All: 'all', Hot: 'hot', Recent: 'recent', Favourites: 'fav' } as const;
export type LobbyTab = (typeof LobbyTab)[keyof typeof LobbyTab];

/** Slots have so many games that a list of them opens with the new ones; all of them are a tab of their own. */
const newFirstCategory: GameCategory = 'RNG';

/** The tabs of a category. The hot games are all hot. */
export const getLobbyTabs = (category: GameCategory): readonly LobbyTab[] => {
  if (category === 'HOT') return [LobbyTab.All, LobbyTab.Recent, LobbyTab.Favourites];
  const always = [LobbyTab.All, LobbyTab.Hot, LobbyTab.Recent, LobbyTab.Favourites];
  return category === newFirstCategory ? [LobbyTab.New, ...always] : always;
};

/** A member's own lists: a guest is led to the log-in. */
export const isPersonalTab = (tab: LobbyTab): boolean => tab === LobbyTab.Recent || tab === LobbyTab.Favourites;

/** The tab of an address that names none: a list that is narrowed is one of all games. */
export const getDefaultTab = (category: GameCategory, hasActiveFilters: boolean): LobbyTab =>
  category === newFirstCategory && !hasActiveFilters ? LobbyTab.New : LobbyTab.All;

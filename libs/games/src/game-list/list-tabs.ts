import type { GameCategory } from '@livery/merchant/categories';

/** What a list shows of its category. */
export const ListTab = { New: 'new', All: 'all', Hot: 'hot', Recent: 'recent', Favourites: 'fav' } as const;
export type ListTab = (typeof ListTab)[keyof typeof ListTab];

/** Slots have so many games that a list of them opens with the new ones; all of them are a tab of their own. */
const opensWithNew: GameCategory = 'RNG';

/** The tabs of a category. The hot games are all hot. */
export const tabsOf = (category: GameCategory): readonly ListTab[] => {
  if (category === 'HOT') return [ListTab.All, ListTab.Recent, ListTab.Favourites];
  const always = [ListTab.All, ListTab.Hot, ListTab.Recent, ListTab.Favourites];
  return category === opensWithNew ? [ListTab.New, ...always] : always;
};

/** A member's own lists: a guest is led to the log-in. */
export const isPersonal = (tab: ListTab): boolean => tab === ListTab.Recent || tab === ListTab.Favourites;

/** The tab of an address that names none: a list that is narrowed is one of all games. */
export const openingTab = (category: GameCategory, isNarrowed: boolean): ListTab =>
  category === opensWithNew && !isNarrowed ? ListTab.New : ListTab.All;

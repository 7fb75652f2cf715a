import { stakePattern } from '@livery/contract/constants';
import type { GameCategory } from '@livery/merchant/categories';
import { LobbyTab, isPersonalTab, getDefaultTab, getLobbyTabs } from './lobby-tabs.ts';

/** Filters of a game list. An empty string means no filter. */
export interface LobbyFilters {
  /** Vendor code. */
  readonly vendor: string;
  /** Key of a game class (a type of games in a category). */
  readonly gameClass: string;
  /**
   * Smallest stake of one bet, in units of the currency, e.g. `2.00`. The list then contains only games with this
   * smallest stake.
   */
  readonly minBet: string;
  readonly name: string;
}

/** Category, tab and filters of the game list. */
export interface LobbyQuery extends LobbyFilters {
  readonly category: GameCategory;
  readonly tab: LobbyTab;
}

export const emptyFilters: LobbyFilters = { vendor: '', gameClass: '', minBet: '', name: '' };

/** Returns the fields that the filter panel shows for a category (specification, shell and home, section 2). */
export const getActiveFields = (category: GameCategory): readonly (keyof LobbyFilters)[] => {
  if (category === 'HOT') return ['name'];
  if (category === 'RNG') return ['gameClass', 'minBet', 'vendor', 'name'];
  return category === 'ESPORTS' || category === 'COCKFIGHT' ? ['name'] : ['vendor', 'name'];
};

export const hasFilters = (filters: LobbyFilters): boolean =>
  Object.keys(emptyFilters).some((field) => filters[field as keyof LobbyFilters] !== '');

/** Removes all filters except the name. Personal lists (recent games and favourites) can only be filtered by name. */
const keepNameOnly = ({ name }: LobbyFilters): LobbyFilters => ({ ...emptyFilters, name });

type Change = Partial<LobbyQuery>;

/**
 * Returns the new category, tab and filters after a change:
 * - A new category clears all filters.
 * - A new tab does not change the filters. A personal list (recent games or favourites) clears all filters except the
 *   name.
 * - A search by name opens the tab of all games. In a personal list, the tab does not change.
 * - Any other new filter in a personal list opens the tab of all games.
 */
export const applyChange = (filter: LobbyQuery, change: Change): LobbyQuery => {
  if (change.category)
    return { ...emptyFilters, category: change.category, tab: getDefaultTab(change.category, false), ...change };
  const next = { ...filter, ...change };
  const isPersonal = isPersonalTab(next.tab);
  if (change.tab) return isPersonal ? { ...next, ...keepNameOnly(next) } : next;
  const shouldShowAll = isPersonal ? hasFilters({ ...next, name: '' }) : Boolean(change.name);
  return shouldShowAll ? { ...next, tab: LobbyTab.All } : next;
};

const paramNames: Readonly<Record<keyof LobbyFilters, string>> = {
  vendor: 'vassalage',
  gameClass: 'gameClassify',
  minBet: 'minBet',
  name: 'name',
};
/** Functions that return false for a filter value that the gateway would reject. Such a value in the URL is ignored. */
const validators: Readonly<Record<keyof LobbyFilters, (text: string) => boolean>> = {
  vendor: (text) => text.length <= 40,
  gameClass: (text) => /^[A-Z][A-Z0-9_]{0,23}$/.test(text) && !['ALL', 'NEW', 'HOT', 'FAV'].includes(text),
  minBet: (text) => stakePattern.test(text),
  name: (text) => text.trim().length <= 60,
};

/**
 * Reads the category, the tab and the filters from the URL's query. A missing or invalid category or tab is replaced by
 * the default. A filter is empty if its value is invalid or if the category does not have this filter. In a personal
 * list (recent games or favourites), all filters except the name are empty.
 */
export const parseLobbyQuery = (
  query: URLSearchParams,
  categories: readonly GameCategory[],
  defaultCategory: GameCategory,
): LobbyQuery => {
  const category = categories.find((each) => each === query.get('gameType')) ?? defaultCategory;
  const fields = getActiveFields(category);
  const read = (field: keyof LobbyFilters): string => {
    const text = query.get(paramNames[field]) ?? '';
    return fields.includes(field) && validators[field](text) ? text : '';
  };
  const filters: LobbyFilters = {
    vendor: read('vendor'),
    gameClass: read('gameClass'),
    minBet: read('minBet'),
    name: read('name'),
  };
  const tab =
    getLobbyTabs(category).find((each) => each === query.get('tab')) ?? getDefaultTab(category, hasFilters(filters));
  return { category, tab, ...(isPersonalTab(tab) ? keepNameOnly(filters) : filters) };
};

/** Converts category, tab and filters to URL parameters. Default values are omitted. */
export const serializeLobbyQuery = (filter: LobbyQuery, defaultCategory: GameCategory): Record<string, string> => {
  const { category, tab } = filter;
  const entries: [string, string][] = Object.entries(paramNames).map(([field, name]) => [
    name,
    filter[field as keyof LobbyFilters],
  ]);
  const all = {
    gameType: category === defaultCategory ? '' : category,
    tab: tab === getDefaultTab(category, hasFilters(filter)) ? '' : tab,
    ...Object.fromEntries(entries),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
};

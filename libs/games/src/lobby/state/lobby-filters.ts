import { minBetSteps } from '@livery/contract/constants';
import type { GameCategory } from '@livery/merchant/categories';
import { LobbyTab, isPersonalTab, getDefaultTab, getLobbyTabs } from './lobby-tabs.ts';

/** Filters of a list. An empty text means no filter. */
export interface LobbyFilters {
  /** Vendor code. */
  readonly vendor: string;
  /** Key of a game class. */
  readonly gameClass: string;
  /** One of `minBetSteps`. */
  readonly minBet: string;
  readonly name: string;
}

/** Query of a list screen. */
export interface LobbyQuery extends LobbyFilters {
  readonly category: GameCategory;
  readonly tab: LobbyTab;
}

export const emptyFilters: LobbyFilters = { vendor: '', gameClass: '', minBet: '', name: '' };

/** Returns the fields of the filter panel for a category (specification, shell and home, section 2). */
export const getActiveFields = (category: GameCategory): readonly (keyof LobbyFilters)[] => {
  if (category === 'HOT') return ['name'];
  if (category === 'RNG') return ['gameClass', 'minBet', 'vendor', 'name'];
  return category === 'ESPORTS' || category === 'COCKFIGHT' ? ['name'] : ['vendor', 'name'];
};

export const hasFilters = (filters: LobbyFilters): boolean =>
  Object.keys(emptyFilters).some((field) => filters[field as keyof LobbyFilters] !== '');

/** Returns the filters of a personal list: only the name. */
const keepNameOnly = ({ name }: LobbyFilters): LobbyFilters => ({ ...emptyFilters, name });

type Change = Partial<LobbyQuery>;

/**
 * Applies a change to a query. A new category resets all filters. A new tab retains the filters, but a personal list
 * retains only the name. A search switches to the tab of all games, except in a personal list. There any other filter
 * does.
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
/** Checks for values that the gateway would reject, so that they are not requested. */
const validators: Readonly<Record<keyof LobbyFilters, (text: string) => boolean>> = {
  vendor: (text) => text.length <= 40,
  gameClass: (text) => /^[A-Z][A-Z0-9_]{0,23}$/.test(text) && !['ALL', 'NEW', 'HOT', 'FAV'].includes(text),
  minBet: (text) => (minBetSteps as readonly string[]).includes(text),
  name: (text) => text.trim().length <= 60,
};

/** Reads a query from the address. Invalid values are ignored. */
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

/** Converts a query to address parameters. Defaults are omitted. */
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

import { minBetSteps } from '@livery/contract/constants';
import type { GameCategory } from '@livery/merchant/categories';
import { LobbyTab, isPersonalTab, getDefaultTab, getLobbyTabs } from './lobby-tabs.ts';

/** What narrows a list; an empty text narrows nothing. */
export interface LobbyFilters {
  /** The vendor's code. */
  readonly vendor: string;
  /** A class of games, by its key. */
  readonly gameClass: string;
  /** One of `minBetSteps`. */
  readonly minBet: string;
  readonly name: string;
}

/** What a list screen shows. */
export interface LobbyQuery extends LobbyFilters {
  readonly category: GameCategory;
  readonly tab: LobbyTab;
}

export const emptyFilters: LobbyFilters = { vendor: '', gameClass: '', minBet: '', name: '' };

/** Which fields the filter panel has for a category (specification, shell and home, section 2). */
export const getActiveFields = (category: GameCategory): readonly (keyof LobbyFilters)[] => {
  if (category === 'HOT') return ['name'];
  if (category === 'RNG') return ['gameClass', 'minBet', 'vendor', 'name'];
  return category === 'ESPORTS' || category === 'COCKFIGHT' ? ['name'] : ['vendor', 'name'];
};

export const hasFilters = (filters: LobbyFilters): boolean =>
  Object.keys(emptyFilters).some((field) => filters[field as keyof LobbyFilters] !== '');

/** All that narrows a member's own list. */
const keepNameOnly = ({ name }: LobbyFilters): LobbyFilters => ({ ...emptyFilters, name });

type Change = Partial<LobbyQuery>;

/** Another category starts afresh; another tab keeps what narrows, except a member's own lists, which only a name narrows; any other search looks through all. */
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
/** What the gateway would refuse is not even asked for. */
const validators: Readonly<Record<keyof LobbyFilters, (text: string) => boolean>> = {
  vendor: (text) => text.length <= 40,
  gameClass: (text) => /^[A-Z][A-Z0-9_]{0,23}$/.test(text) && !['ALL', 'NEW', 'HOT', 'FAV'].includes(text),
  minBet: (text) => (minBetSteps as readonly string[]).includes(text),
  name: (text) => text.trim().length <= 60,
};

/** Reads an address; what means nothing in it is left out. */
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

/** The address of a filter: what a reader would assume is not written. */
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

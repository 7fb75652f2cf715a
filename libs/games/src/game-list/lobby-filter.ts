import { minBetSteps } from '@livery/contract/constants';
import type { GameCategory } from '@livery/merchant/categories';
import { ListTab, isPersonal, openingTab, tabsOf } from './list-tabs.ts';

/** What narrows a list; an empty text narrows nothing. */
export interface Narrowing {
  /** The vendor's code. */
  readonly vendor: string;
  /** A class of games, by its key. */
  readonly gameClass: string;
  /** One of `minBetSteps`. */
  readonly minBet: string;
  readonly name: string;
}

/** What a list screen shows. */
export interface LobbyFilter extends Narrowing {
  readonly category: GameCategory;
  readonly tab: ListTab;
}

export const nothingNarrowed: Narrowing = { vendor: '', gameClass: '', minBet: '', name: '' };

/** Which fields the filter panel has for a category (specification, shell and home, section 2). */
export const fieldsOf = (category: GameCategory): readonly (keyof Narrowing)[] => {
  if (category === 'HOT') return ['name'];
  if (category === 'RNG') return ['gameClass', 'minBet', 'vendor', 'name'];
  return category === 'ESPORTS' || category === 'COCKFIGHT' ? ['name'] : ['vendor', 'name'];
};

export const isNarrowed = (narrowing: Narrowing): boolean =>
  Object.keys(nothingNarrowed).some((field) => narrowing[field as keyof Narrowing] !== '');

/** All that narrows a member's own list. */
const byName = ({ name }: Narrowing): Narrowing => ({ ...nothingNarrowed, name });

type Change = Partial<LobbyFilter>;

/** Another category starts afresh; another tab keeps what narrows, except a member's own lists, which only a name narrows; any other search looks through all. */
export const changed = (filter: LobbyFilter, change: Change): LobbyFilter => {
  if (change.category)
    return { ...nothingNarrowed, category: change.category, tab: openingTab(change.category, false), ...change };
  const next = { ...filter, ...change };
  const isOwn = isPersonal(next.tab);
  if (change.tab) return isOwn ? { ...next, ...byName(next) } : next;
  const leadsToAll = isOwn ? isNarrowed({ ...next, name: '' }) : Boolean(change.name);
  return leadsToAll ? { ...next, tab: ListTab.All } : next;
};

const names: Readonly<Record<keyof Narrowing, string>> = {
  vendor: 'vassalage',
  gameClass: 'gameClassify',
  minBet: 'minBet',
  name: 'name',
};
/** What the gateway would refuse is not even asked for. */
const valid: Readonly<Record<keyof Narrowing, (text: string) => boolean>> = {
  vendor: (text) => text.length <= 40,
  gameClass: (text) => /^[A-Z][A-Z0-9_]{0,23}$/.test(text) && !['ALL', 'NEW', 'HOT', 'FAV'].includes(text),
  minBet: (text) => (minBetSteps as readonly string[]).includes(text),
  name: (text) => text.trim().length <= 60,
};

/** Reads an address; what means nothing in it is left out. */
export const readFilter = (
  query: URLSearchParams,
  categories: readonly GameCategory[],
  opening: GameCategory,
): LobbyFilter => {
  const category = categories.find((each) => each === query.get('gameType')) ?? opening;
  const fields = fieldsOf(category);
  const read = (field: keyof Narrowing): string => {
    const text = query.get(names[field]) ?? '';
    return fields.includes(field) && valid[field](text) ? text : '';
  };
  const narrowing: Narrowing = {
    vendor: read('vendor'),
    gameClass: read('gameClass'),
    minBet: read('minBet'),
    name: read('name'),
  };
  const tab = tabsOf(category).find((each) => each === query.get('tab')) ?? openingTab(category, isNarrowed(narrowing));
  return { category, tab, ...(isPersonal(tab) ? byName(narrowing) : narrowing) };
};

/** The address of a filter: what a reader would assume is not written. */
export const writeFilter = (filter: LobbyFilter, opening: GameCategory): Record<string, string> => {
  const { category, tab } = filter;
  const entries: [string, string][] = Object.entries(names).map(([field, name]) => [
    name,
    filter[field as keyof Narrowing],
  ]);
  const all = {
    gameType: category === opening ? '' : category,
    tab: tab === openingTab(category, isNarrowed(filter)) ? '' : tab,
    ...Object.fromEntries(entries),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
};

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameCategories } from '@livery/merchant/categories';
import { LobbyTab, getLobbyTabs } from './lobby-tabs.ts';
import {
  applyChange,
  getActiveFields,
  emptyFilters,
  parseLobbyQuery,
  serializeLobbyQuery,
  type LobbyQuery,
} from './lobby-filters.ts';

const read = (query: string, opening: LobbyQuery['category'] = 'SPORTS') =>
  parseLobbyQuery(new URLSearchParams(query), gameCategories, opening);

test('opens slots with the new games, filtered slots and other categories with all games', () => {
  expect(read('gameType=RNG').tab).toBe('new');
  expect(read('gameType=RNG&vassalage=KESTREL').tab).toBe('all');
  expect(read('gameType=LIVE').tab).toBe('all');
});

test('ignores invalid values of an address', () => {
  const hostile = `gameType=NONE&tab=x&vassalage=${'V'.repeat(99)}&gameClassify=a'b&minBet=7,5&name=${'n'.repeat(99)}`;
  expect(read(hostile)).toEqual({ ...emptyFilters, category: 'SPORTS', tab: 'all' });
  expect(read('gameType=RNG&gameClassify=FAV').gameClass).toBe('');
});

test('has class and stake for slots only, and no vendors for e-sports and cockfights', () => {
  expect(getActiveFields('RNG')).toEqual(['gameClass', 'minBet', 'vendor', 'name']);
  expect(getActiveFields('FISH')).toEqual(['vendor', 'name']);
  expect(getActiveFields('ESPORTS')).toEqual(['name']);
  expect(getActiveFields('COCKFIGHT')).toEqual(['name']);
  expect(read('gameType=FISH&gameClassify=CLASSIC&minBet=0.1&vassalage=X')).toMatchObject({
    gameClass: '',
    minBet: '',
    vendor: 'X',
  });
});

test('resets all filters for another category', () => {
  expect(applyChange(read('gameType=RNG&vassalage=X&minBet=0.1'), { category: 'LIVE' })).toEqual({
    ...emptyFilters,
    category: 'LIVE',
    tab: 'all',
  });
});

test('switches to all games for a search, and from a personal list for a filter', () => {
  expect(applyChange(read('gameType=RNG'), { name: 'dragon' }).tab).toBe('all');
  expect(applyChange(read('gameType=RNG&tab=fav'), { vendor: 'X' }).tab).toBe('all');
  expect(applyChange(read('gameType=RNG'), { vendor: 'X' })).toMatchObject({ tab: 'new', vendor: 'X' });
  expect(applyChange(read('gameType=RNG&vassalage=X'), { tab: 'recent' })).toMatchObject({ tab: 'recent', vendor: '' });
  expect(applyChange(read('gameType=RNG&vassalage=X'), { tab: 'hot' })).toMatchObject({ tab: 'hot', vendor: 'X' });
});

test('searches a personal list in its own tab', () => {
  expect(applyChange(read('gameType=RNG&tab=fav'), { name: 'dragon' })).toMatchObject({ tab: 'fav', name: 'dragon' });
  expect(applyChange(read('gameType=RNG&tab=fav&name=dragon'), { tab: 'recent' })).toMatchObject({
    tab: 'recent',
    name: 'dragon',
  });
  expect(applyChange(read('gameType=RNG&tab=fav&name=dragon'), { name: 'dragon', vendor: 'X' })).toMatchObject({
    tab: 'all',
    name: 'dragon',
    vendor: 'X',
  });
  expect(read('gameType=RNG&tab=fav&name=dragon&vassalage=X')).toMatchObject({
    tab: 'fav',
    name: 'dragon',
    vendor: '',
  });
});

const word = fc.constantFrom('', 'KESTREL', 'A B', 'ñ&=?');
const anyFilter: fc.Arbitrary<LobbyQuery> = fc
  .record({
    category: fc.constantFrom(...gameCategories),
    at: fc.nat(4),
    vendor: word,
    name: word,
    gameClass: fc.constantFrom('', 'CLASSIC'),
    minBet: fc.constantFrom('', '0.01', '2.00', '1000.00'),
  })
  .map(({ category, at, ...wished }) => {
    const tabs = getLobbyTabs(category);
    const tab = tabs[at % tabs.length] as LobbyTab;
    const narrowing = Object.fromEntries(
      Object.entries(wished).map(([field, value]) => [
        field,
        getActiveFields(category).includes(field as 'name') ? value : '',
      ]),
    ) as typeof wished;
    return applyChange({ ...narrowing, category, tab: LobbyTab.All }, { tab });
  });

test('restores every filter from its address', () => {
  fc.assert(
    fc.property(anyFilter, fc.constantFrom(...gameCategories), (filter, opening) => {
      expect(read(new URLSearchParams(serializeLobbyQuery(filter, opening)).toString(), opening)).toEqual(filter);
    }),
  );
});

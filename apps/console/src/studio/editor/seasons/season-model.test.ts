import { expect, it } from 'vitest';
import {
  canAdd,
  changeSeason,
  copyToNextYear,
  createSeason,
  getSeasonState,
  findSeasons,
  readSeasonEntries,
  setSeasons,
} from './season-model.ts';

const tet = { name: 'Tết', from: '2027-02-04', to: '2027-02-12' };

it('finds the layers with their positions, and skips entries that are not layers', () => {
  expect(findSeasons(readSeasonEntries({ seasons: [7, tet, null] }))).toEqual([{ season: tet, index: 1 }]);
  expect(readSeasonEntries({ seasons: 'none' })).toEqual([]);
});

it('creates a layer of a week that overlaps no other one', () => {
  expect(createSeason([], 'New', '2027-01-01')).toEqual({ name: 'New', from: '2027-01-01', to: '2027-01-07' });
  expect(createSeason([tet], 'New', '2027-01-01')).toEqual({ name: 'New', from: '2027-02-13', to: '2027-02-19' });
  expect(createSeason([tet, { to: 'soon' }], 'New', '2028-01-01')).toMatchObject({ from: '2028-01-01' });
});

it('copies a layer to the next year, also one with invalid days', () => {
  expect(copyToNextYear(tet)).toEqual({ name: 'Tết', from: '2028-02-04', to: '2028-02-12' });
  expect(copyToNextYear({ ...tet, from: 'soon' })).toMatchObject({ from: 'soon', to: '2028-02-12' });
});

it('removes values by null, and objects without values', () => {
  expect(changeSeason({ ...tet, logo: 'a.svg', theme: { accent: '#fff' } }, { logo: null, theme: {} })).toEqual(tet);
});

it('knows its state on the first and the last day', () => {
  const states = ['2027-02-03', '2027-02-04', '2027-02-12', '2027-02-13'].map((day) => getSeasonState(tet, day));
  expect(states).toEqual(['coming', 'active', 'active', 'past']);
  expect(getSeasonState({ from: 1 }, '2027-02-03')).toBe('unknown');
});

it('has a limit', () => {
  expect(canAdd(Array.from({ length: 11 }, () => tet))).toBe(true);
  expect(canAdd(Array.from({ length: 12 }, () => tet))).toBe(false);
});

it('removes images that nothing names any more, and no others', () => {
  const hero = { image: 'a/hero.svg' };
  const document = {
    assets: { logo: 'a/logo.svg' },
    seasons: [
      { ...tet, hero, logo: 'a/logo.svg' },
      { ...tet, hero: { image: 'a/other.svg' } },
      { ...tet, hero },
    ],
  };
  const assets = { 'a/hero.svg': '1', 'a/logo.svg': '2', 'a/other.svg': '3' };
  const [, second, third] = document.seasons;
  const changes = (seasons: readonly object[]) => setSeasons({ document, assets }, seasons as never).slice(1);
  expect(changes([second!, third!])).toEqual([]);
  expect(changes([third!])).toEqual([{ path: ['assets', 'a/other.svg'], to: null }]);
  expect(setSeasons({ document, assets }, [])[0]).toEqual({ path: ['document', 'seasons'], to: null });
});

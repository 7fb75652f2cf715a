import { searchGames } from '@livery/contract/catalogue/search';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateGames } from '@livery/demo/catalogue/games';
import { demoArtwork } from '@livery/demo/catalogue/artwork-themes';
import { createClient, type Client, getValue } from '../../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { countTypingErrors } from './similar-terms.ts';
import { toIndexEntry, matchesAllTerms, rankMatch } from './search-index.ts';

let platform: TestApp;
let client: Client;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());

const search = async (keyword: string, language = 'EN', merchant = 'bituinara') =>
  getValue(await client.call(searchGames, { keyword, language }, { merchant }));

it.each([
  ['ho chi minh', 'VI', 'lualoc', 'Hồ Chí Minh'],
  ['HỒ CHÍ', 'VI', 'lualoc', 'Hồ Chí Minh'],
  ['dong thap', 'VI', 'lualoc', 'Đồng Tháp'],
  ['five digits', 'EN', 'bituinara', 'Five Digits'],
  ['digits five', 'EN', 'bituinara', 'Five Digits'],
  ['ho chi', 'VI', 'lualoc', 'Hồ Chí Minh'],
])('finds "%s" in %s as %3$s', async (keyword, language, merchant, name) => {
  const { list } = await search(keyword, language, merchant);
  expect(list[0]?.gameName).toContain(name);
});

it.each([
  ['drgaon', 'EN', 'bituinara', 'Dragon'],
  ['rouletes', 'EN', 'bituinara', 'Roulette'],
  ['lantren forge', 'EN', 'bituinara', ''],
  ['xshcm', 'VI', 'lualoc', 'Hồ Chí Minh'],
  ['XSMB', 'VI', 'lualoc', 'Miền Bắc'],
])('finds games for the mistyped or abbreviated "%s" in %s', async (keyword, language, merchant, name) => {
  const { list, total } = await search(keyword, language, merchant);
  expect(total).toBeGreaterThan(0);
  expect(list.every(({ gameName }) => gameName.includes(name))).toBe(true);
});

it.each([
  ['dragon', 'drgaon', 1],
  ['dragon', 'dragn', 1],
  ['dragon', 'dragoon', 1],
  ['dragon', 'drafon', 1],
  ['dragon', 'tiger', 2],
])('counts the typing errors between %s and %s', (one, other, errors) => {
  expect(countTypingErrors(one, other, 1)).toBe(errors);
});

it('finds a game by its name in another language', async () => {
  const { list } = await search('خمسة أرقام');
  expect(list.length).toBeGreaterThan(0);
  expect(list.every(({ gameName }) => gameName.includes('Five Digits'))).toBe(true);
});

it('finds games by the name of their vendor and returns that name', async () => {
  const { list } = await search('Lantern Forge');
  expect(list.some(({ vassalage, vendorName }) => vassalage === 'LANTERN' && vendorName === 'Lantern Forge')).toBe(
    true,
  );
});

it('ranks names that begin with the search text first', async () => {
  const { list } = await search('dragon');
  const begins = list.map(({ gameName }) => gameName.toLowerCase().startsWith('dragon'));
  expect(begins[0]).toBe(true);
});

it.each([
  ['ho chi', 0],
  ['ho chi minh', 1],
  ['tp. ho chi minh', 2],
  ['xoho chi', 3],
  ["chi hold'em", 4],
  ['lungsod', 5],
])('ranks %s for "ho chi" as %s', (name, rank) => {
  expect(rankMatch(name, ['ho', 'chi'])).toBe(rank);
});

it('omits categories that the brand does not have', async () => {
  expect((await search('ho chi minh', 'EN', 'firuzara')).total).toBe(0);
});

it('returns nothing for nonsense and rejects an invalid keyword', async () => {
  expect(await search('zzqqxx')).toEqual({ list: [], total: 0 });
  expect(await search('%_\'"<script>')).toEqual({ list: [], total: 0 });
  expect((await client.call(searchGames, { keyword: '   ', language: 'EN' })).status).toBe(400);
  expect((await client.call(searchGames, { keyword: 'x'.repeat(61), language: 'EN' })).status).toBe(400);
});

it('matches terms over 10,000 games', () => {
  const vendor = { code: 'LANTERN', name: 'Lantern Forge', names: {}, position: 0 };
  const entries = generateGames({ seed: 1, artwork: demoArtwork, slots: 10_000 }).map((game) =>
    toIndexEntry({ ...game, isActive: true, isHot: false, isNew: false, listedAt: null }, vendor),
  );
  expect(entries.length).toBeGreaterThan(10_000);
  expect(entries.filter((entry) => matchesAllTerms(entry, ['dragon'])).length).toBeGreaterThan(50);
});

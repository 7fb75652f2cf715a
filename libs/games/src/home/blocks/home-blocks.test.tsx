// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MemberType } from '@livery/contract/enums';
import { clearSession, setSession } from '@livery/kit/session';
import type { HomeBlock } from '@livery/merchant/home-blocks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testBrand } from '../../testing/brand.ts';
import { defaultHandlers, game, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { makeEverythingVisible } from '../../testing/intersection.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Screen } from '../home-screen.tsx';

let gateway: TestGateway;

beforeEach(() => {
  localStorage.clear();
  clearSession();
  makeEverythingVisible();
  gateway = startGateway({
    ...defaultHandlers,
    GCSGAME_gameList: (query: URLSearchParams) => ({
      games: Array.from({ length: 12 }, (_, at) => game(100 + at, { gameName: `${query.get('gameType')} ${at}` })),
      pageNum: 1,
      totalPages: 1,
      total: 12,
    }),
    GCS_recentGame: { list: [game(500, { gameName: 'Last One' })], pageNum: 1, totalPages: 1, total: 1 },
  });
});
afterEach(cleanup);

const logIn = (type: number) =>
  setSession({ token: 't', userName: 'u', merchantCode: 'tester', type, firstTimeLogin: false });
const startHome = (home: readonly HomeBlock[], path = '/m/home') =>
  renderScreen(<Screen />, { path, brand: { ...testBrand, layout: { ...testBrand.layout, home } } });
const findCollection = (name: string) => screen.findByRole('region', { name });
const listNames = (collection: HTMLElement) =>
  within(collection)
    .getAllByRole('link')
    .map((link) => link.textContent)
    .filter((text) => text && text !== 'See all');

describe('a collection', () => {
  test('shows eight games of its category, and leads to all of them', async () => {
    await startHome([{ kind: 'collection', source: 'category', category: 'LIVE' }]);
    // Waits until the tiles of eight games have replaced the placeholders of the collection.
    await waitFor(() => expect(listNames(screen.getByRole('region', { name: 'Live casino' }))).toHaveLength(8));
    expect(
      within(await findCollection('Live casino'))
        .getByRole('link', { name: 'See all: Live casino' })
        .getAttribute('href'),
    ).toBe('/m/gameList?gameType=LIVE&tab=all');
  });

  test("has the brand's own title, and the new games of the slots", async () => {
    await startHome([{ kind: 'collection', source: 'new', title: { EN: 'Fresh' } }]);
    await findCollection('Fresh');
    await waitFor(() => expect(gateway.requests.some((path) => /gameClassify=NEW&gameType=RNG/.test(path))).toBe(true));
  });

  test('is there once for each category that has games', async () => {
    await startHome([{ kind: 'games' }, { kind: 'collection', source: 'categories' }]);
    await findCollection('Slots');
    await findCollection('Esports');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Live casino' })).toBeNull());
  });

  test('makes room for the list of a category and the results of a search', async () => {
    await startHome([{ kind: 'games' }, { kind: 'collection', source: 'new' }], '/m/home?category=RNG');
    await screen.findByText('RNG 0');
    expect(screen.queryByRole('region', { name: 'New games' })).toBeNull();
  });

  test('continues the games of a member, and is absent for a guest', async () => {
    await startHome([{ kind: 'games' }, { kind: 'collection', source: 'continue' }]);
    await screen.findByText('Lantern Road');
    expect(screen.queryByRole('region', { name: 'Continue playing' })).toBeNull();
    logIn(MemberType.Member);
    expect(listNames(await findCollection('Continue playing'))).toEqual([expect.stringContaining('Last One')]);
  });

  test('ranks the ten most played games, and is absent without bets', async () => {
    const list = Array.from({ length: 10 }, (_, at) => game(at, { gameName: `Top ${at + 1}` }));
    gateway.handlers = { ...gateway.handlers, GCSGAME_topGames: { list } };
    await startHome([{ kind: 'collection', source: 'top' }]);
    await screen.findByText('Top 10');
    const collection = await findCollection('Top ten');
    const items = within(collection).getAllByRole('listitem');
    expect(items.map((item) => /^\d+/.exec(item.textContent ?? '')?.[0])).toEqual(list.map((_, at) => String(at + 1)));
    expect(within(collection).queryByRole('link', { name: /See all/ })).toBeNull();
    cleanup();
    gateway.handlers = { ...gateway.handlers, GCSGAME_topGames: { list: [] } };
    await startHome([{ kind: 'collection', source: 'top' }]);
    await waitFor(() => expect(gateway.requests.filter((path) => path.includes('topGames'))).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Top ten' })).toBeNull());
  });

  test('recommends games to a member who has played, and is absent for a guest', async () => {
    gateway.handlers = { ...gateway.handlers, GCSGAME_gamesForYou: { list: [game(7, { gameName: 'Alike' })] } };
    await startHome([{ kind: 'games' }, { kind: 'collection', source: 'forYou' }]);
    await screen.findByText('Lantern Road');
    expect(gateway.requests.filter((request) => request.includes('gamesForYou'))).toEqual([]);
    logIn(MemberType.Member);
    expect(listNames(await findCollection('For you'))).toEqual([expect.stringContaining('Alike')]);
  });
});

describe('the hot games', () => {
  test('are as many as the rows of the block, and all are one tap away', async () => {
    gateway.handlers = {
      ...gateway.handlers,
      GCSGAME_hotGamesV2: { list: Array.from({ length: 9 }, (_, at) => game(at, { gameName: `Hot ${at}` })) },
    };
    await startHome([{ kind: 'games', rows: 2 }]);
    expect((await screen.findByRole('link', { name: 'Show all games' })).getAttribute('href')).toBe(
      '/m/gameList?gameType=HOT',
    );
    expect(screen.getByText('Hot 5')).toBeTruthy();
    expect(screen.queryByText('Hot 6')).toBeNull();
  });
});

describe('a block with an audience or dates', () => {
  test('follows the session of the visitor', async () => {
    await startHome([
      { kind: 'collection', source: 'new', audience: ['guest'] },
      { kind: 'collection', source: 'category', category: 'LIVE', audience: ['agent'] },
    ]);
    await findCollection('New games');
    logIn(MemberType.Agent);
    await findCollection('Live casino');
    expect(screen.queryByRole('region', { name: 'New games' })).toBeNull();
  });

  test('is absent before its first day and after its last one', async () => {
    await startHome([
      { kind: 'collection', source: 'category', category: 'LIVE', from: '2999-01-01' },
      { kind: 'collection', source: 'category', category: 'SPORTS', to: '2020-01-01' },
      { kind: 'collection', source: 'new', from: '2020-01-01', to: '2999-01-01' },
    ]);
    await findCollection('New games');
    expect(screen.getAllByRole('region')).toHaveLength(1);
  });
});

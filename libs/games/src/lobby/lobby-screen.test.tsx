// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession, setSession } from '@livery/kit/session';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { game, ErrorResponse, startGateway, defaultHandlers, type TestGateway } from '../testing/gateway.ts';
import { makeEverythingVisible } from '../testing/intersection.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { Screen } from './lobby-screen.tsx';

let gateway: TestGateway;

beforeEach(() => {
  localStorage.clear();
  clearSession();
  makeEverythingVisible();
  gateway = startGateway(defaultHandlers);
});
afterEach(cleanup);

const signIn = () => setSession({ token: 't', userName: 'u', merchantCode: 'tester', type: 0, firstTimeLogin: false });
const address = () => screen.getByLabelText('address').textContent;
const findRequests = (name: string) =>
  gateway.requests
    .filter((path) => path.includes(name))
    .map((path) => Object.fromEntries(new URL(path, 'http://x').searchParams));
const list = () => screen.getByRole('tabpanel', { name: /^(All|New|Hot|Recent|Favourites)$/ });
const tab = (name: string) => within(screen.getByRole('tablist', { name: 'Which games' })).getByRole('tab', { name });

test('loads the next page at the end of the list, until there is none', async () => {
  await renderScreen(<Screen />, { path: '/m/gameList?gameType=RNG&tab=all' });
  expect(await screen.findByText('All 30')).toBeTruthy();
  expect(await screen.findByText('That is all: 30 games')).toBeTruthy();
  expect(findRequests('gameList').map(({ pageNo }) => pageNo)).toEqual(['1', '2']);
});

test('stops after a failed page and continues after a retry', async () => {
  const user = userEvent.setup();
  const respond = defaultHandlers.GCSGAME_gameList as (query: URLSearchParams) => unknown;
  gateway.handlers = {
    ...defaultHandlers,
    GCSGAME_gameList: (query: URLSearchParams) =>
      query.get('pageNo') === '2' ? new ErrorResponse('system.busy') : respond(query),
  };
  await renderScreen(<Screen />, { path: '/m/gameList?gameType=LIVE' });
  await screen.findByText('This part did not load.');
  expect(screen.getByText('All 1')).toBeTruthy();
  gateway.handlers = defaultHandlers;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All 30')).toBeTruthy();
});

test('opens the list of slots with the new games, and shows all in another tab', async () => {
  const user = userEvent.setup();
  await renderScreen(<Screen />, { path: '/m/slotsCenter' });
  await screen.findByText('All 1');
  expect(tab('New').getAttribute('aria-selected')).toBe('true');
  expect(findRequests('gameList')[0]).toMatchObject({ gameClassify: 'NEW', pageSize: '26' });
  gateway.requests.length = 0;
  await user.click(tab('All'));
  await waitFor(() => expect(findRequests('gameList')[0]).toMatchObject({ pageNo: '1' }));
  expect(findRequests('gameList')[0]).not.toHaveProperty('gameClassify');
  expect(address()).toBe('/m/slotsCenter?tab=all');
});

test('selects a vendor and clears it when selected again', async () => {
  const user = userEvent.setup();
  await renderScreen(<Screen />, { path: '/m/gameList?gameType=RNG&tab=all' });
  await user.click(await screen.findByRole('button', { name: 'Studio COMET' }));
  expect(await screen.findByText('COMET 1')).toBeTruthy();
  expect(address()).toBe('/m/gameList?vassalage=COMET');
  await user.click(screen.getByRole('button', { name: 'Studio COMET', pressed: true }));
  expect(await screen.findByText('All 1')).toBeTruthy();
});

test('sends the search to the gateway on Enter', async () => {
  const user = userEvent.setup();
  await renderScreen(<Screen />, { path: '/m/gameList?gameType=RNG' });
  await user.type(await screen.findByRole('searchbox', { name: 'Search games' }), 'dragon{Enter}');
  await waitFor(() => expect(findRequests('gameName=dragon')[0]).not.toHaveProperty('gameClassify'));
});

test('shows the vendor strip while loading and with a single vendor', async () => {
  let respond: (value: unknown) => void = () => undefined;
  gateway.handlers = { ...defaultHandlers, GCSGAME_newGameVendor: () => new Promise((resolve) => (respond = resolve)) };
  await renderScreen(<Screen />, { path: '/m/gameList?gameType=LIVE' });
  await screen.findByText('All 1');
  const strip = screen.getByRole('region', { name: 'Game providers' });
  expect(within(strip).getByRole('button', { name: 'All', pressed: true })).toBeTruthy();
  respond({
    sorting: [
      {
        gameCategory: 'LIVE',
        gameCount: 30,
        vendorNames: [
          {
            gameType: 'LIVE',
            vassalage: 'LANTERN',
            displayName: 'Studio LANTERN',
            mobileSmallIcon: '/l.svg',
            gameCount: 30,
          },
        ],
      },
    ],
  });
  expect(await within(strip).findByRole('button', { name: 'Studio LANTERN' })).toBeTruthy();
});

test('shows no vendor strip for e-sports', async () => {
  await renderScreen(<Screen />, { path: '/m/gameList?gameType=ESPORTS' });
  await screen.findByText('All 1');
  await waitFor(() =>
    expect(within(screen.getByRole('tablist', { name: 'Game categories' })).getAllByRole('tab')).toHaveLength(3),
  );
  expect(screen.queryByRole('region', { name: 'Game providers' })).toBeNull();
});

test('leads a guest who selects favourites to the log-in with a way back to them', async () => {
  const user = userEvent.setup();
  await renderScreen(<Screen />, { path: '/m/gameList?gameType=LIVE' });
  await screen.findByText('All 1');
  await user.click(tab('Favourites'));
  expect(address()).toBe('/m/login?from=%2Fm%2FgameList%3FgameType%3DLIVE%26tab%3Dfav');
});

test('leads a guest with a link to recent games to the log-in with a way back to them', async () => {
  await renderScreen(<Screen />, { path: '/m/gameList?gameType=LIVE&tab=recent' });
  await waitFor(() => expect(address()).toBe('/m/login?from=%2Fm%2FgameList%3FgameType%3DLIVE%26tab%3Drecent'));
});

test('shows a member favourites and recent games', async () => {
  const user = userEvent.setup();
  signIn();
  await renderScreen(<Screen />, { path: '/m/gameList?gameType=LIVE&tab=recent' });
  expect(await screen.findByText('Played')).toBeTruthy();
  expect(findRequests('GCS_recentGame')[0]).toMatchObject({ gameType: 'LIVE', page: '1', clientType: '2' });
  await user.click(tab('Favourites'));
  expect(await within(list()).findByText('Beloved')).toBeTruthy();
});

test.each([
  ['fav', 'Search your favourites', 'MCSFE_getFavoriteGamesList'],
  ['recent', 'Search what you played', 'GCS_recentGame'],
])('searches the list %s through the gateway, and shows an empty result', async (personalTab, label, call) => {
  const user = userEvent.setup();
  signIn();
  const empty = { content: [], list: [], pageNum: 1, totalPages: 0, total: 0 };
  gateway.handlers = {
    ...defaultHandlers,
    [call]: (query: URLSearchParams) => (query.get('gameName') === 'zzz' ? empty : (defaultHandlers[call] as object)),
  };
  await renderScreen(<Screen />, { path: `/m/gameList?gameType=LIVE&tab=${personalTab}` });
  await within(list()).findByText(personalTab === 'fav' ? 'Beloved' : 'Played');
  await user.type(screen.getByRole('searchbox', { name: label }), 'zzz{Enter}');
  expect(await screen.findByText('No game is called “zzz”.')).toBeTruthy();
  expect(address()).toBe(`/m/gameList?gameType=LIVE&tab=${personalTab}&name=zzz`);
  await user.click(screen.getByRole('button', { name: 'Show all games' }));
  expect(await within(list()).findByText(personalTab === 'fav' ? 'Beloved' : 'Played')).toBeTruthy();
});

test('removes a favourite at once, and restores it when the gateway rejects the change', async () => {
  const user = userEvent.setup();
  signIn();
  let respond: (value: unknown) => void = () => undefined;
  gateway.handlers = {
    ...defaultHandlers,
    MCSFE_removeFavoriteGameV2: () => new Promise((resolve) => (respond = resolve)),
  };
  await renderScreen(<Screen />, { path: '/m/gameList?gameType=LIVE&tab=fav' });
  await user.click(await screen.findByRole('button', { name: 'Favourite: Beloved', pressed: true }));
  expect(screen.queryByText('Beloved')).toBeNull();
  expect(screen.getByText('No favourites yet')).toBeTruthy();
  await waitFor(() =>
    expect(gateway.requests.some((path) => path.includes('MCSFE_removeFavoriteGameV2?nodeId=201&vendor=LANTERN'))).toBe(
      true,
    ),
  );
  respond(new ErrorResponse('system.busy'));
  expect(await screen.findByText('Beloved')).toBeTruthy();
});

test('links the heart to the log-in for a guest', async () => {
  await renderScreen(<Screen />, { path: '/m/gameList?gameType=LIVE' });
  const heart = await screen.findByRole('link', { name: 'Favourite: All 1' });
  expect(heart.getAttribute('href')).toBe('/m/login?from=%2Fm%2FgameList%3FgameType%3DLIVE');
});

test.each([
  ['?gameType=RNG&tab=all&minBet=0.01', 'No game fits these filters.', 'Clear all'],
  ['?gameType=RNG', 'Nothing new here at the moment.', 'Show all games'],
  ['?gameType=LIVE&tab=hot', 'Nothing is hot here at the moment.', 'Show all games'],
  ['?gameType=LIVE&name=zzz', 'No game is called “zzz”.', 'Show all games'],
])('explains an empty list for %s', async (query, message, action) => {
  gateway.handlers = { ...defaultHandlers, GCSGAME_gameList: { games: [], pageNum: 1, totalPages: 0, total: 0 } };
  await renderScreen(<Screen />, { path: `/m/gameList${query}` });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('button', { name: action })).toBeTruthy();
});

test('explains empty lists of recent games and favourites', async () => {
  const user = userEvent.setup();
  signIn();
  gateway.handlers = {
    ...defaultHandlers,
    GCS_recentGame: { list: [], pageNum: 1, totalPages: 0, total: 0 },
    MCSFE_getFavoriteGamesList: { content: [], pageNum: 1, totalPages: 0, total: 0 },
  };
  await renderScreen(<Screen />, { path: '/m/gameList?gameType=LIVE&tab=recent' });
  expect(await screen.findByText('You have not played anything in Live casino lately.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'All recent games' }));
  expect(await screen.findByText('You have not played yet')).toBeTruthy();
  await user.click(tab('Favourites'));
  expect(await screen.findByText('No favourites yet')).toBeTruthy();
});

test('shows no heart on a vendor among the games', async () => {
  gateway.handlers = {
    ...defaultHandlers,
    GCSGAME_gameList: {
      games: [game(1), game(2, { nodeId: 'VASSALAGE_LIVE_COMET', nodeType: 'VASSALAGE', gameName: 'Studio COMET' })],
      pageNum: 1,
      totalPages: 1,
      total: 2,
    },
  };
  await renderScreen(<Screen />, { path: '/m/gameList?gameType=LIVE' });
  await screen.findByRole('link', { name: 'Favourite: Game 1' });
  expect(within(list()).getAllByText('Studio COMET')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Favourite: Studio COMET' })).toBeNull();
});

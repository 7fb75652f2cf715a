import { gameListPageSize, recentGamesPageSize, winnerBoardLimit } from '@livery/contract/constants';
import { configureStore } from '@reduxjs/toolkit';
import { beforeEach, expect, test } from 'vitest';
import { wpsApi } from '../client/client.ts';
import { favouritesEndpoints } from './favourites.api.ts';
import { recentsEndpoints } from './recents.api.ts';
import { applyWinnerEvent, winnersEndpoints } from './winners.api.ts';
import { gamesEndpoints } from './games.api.ts';

let requests: Record<string, string>[];

const context = {
  origin: '',
  merchant: 'tester',
  language: () => 'EN',
  device: () => 'MOBILE',
  token: () => 't',
  onSessionExpired: () => undefined,
  encryption: () => Promise.reject(new Error('no encryption in this test')),
};
const createStore = () =>
  configureStore({
    reducer: { [wpsApi.reducerPath]: wpsApi.reducer },
    middleware: (middleware) =>
      middleware({ thunk: { extraArgument: context }, serializableCheck: false, immutableCheck: false }).concat(
        wpsApi.middleware,
      ),
  });
let store: ReturnType<typeof createStore>;

const win = (id: string, winAmount: string) => ({ vo: { id, winAmount } });

beforeEach(() => {
  requests = [];
  store = createStore();
  globalThis.fetch = async (input) => {
    requests.push(Object.fromEntries(new URL(String(input), 'http://app.test').searchParams));
    return Response.json({
      success: true,
      value: {
        games: [],
        content: [],
        list: Array.from({ length: winnerBoardLimit }, (_, at) => win(`w${at}`, '10.00')),
        pageNum: 1,
        totalPages: 3,
        total: 60,
      },
    });
  };
});

test('requests a game list from page 1 with 26 games a page, for a phone', async () => {
  const list = gamesEndpoints.gameList;
  const query = { gameType: 'RNG', language: 'EN' } as const;
  await store.dispatch(list.initiate(query));
  await store.dispatch(list.initiate(query, { direction: 'forward' }));
  expect(gameListPageSize).toBe(26);
  expect(requests).toEqual(
    ['1', '2'].map((pageNo) => ({
      gameType: 'RNG',
      language: 'EN',
      pageNo,
      pageSize: '26',
      clientType: '2',
      platform: 'html5',
    })),
  );
});

test('requests 26 favourites and 25 recent games a page', async () => {
  await store.dispatch(favouritesEndpoints.favouriteGames.initiate({ gameType: 'LIVE', language: 'EN' }));
  await store.dispatch(recentsEndpoints.recentGames.initiate({ gameType: 'LIVE', language: 'EN' }));
  expect(recentGamesPageSize).toBe(25);
  expect(requests).toMatchObject([
    { pageNo: '1', pageSize: '26' },
    { page: '1', pageSize: '25', clientType: '2' },
  ]);
});

test('keeps 20 winners on the board, the largest first, also after a new winner', async () => {
  const query = { language: 'EN', limitNum: winnerBoardLimit };
  await store.dispatch(winnersEndpoints.winnerBoard.initiate(query));
  expect(requests).toMatchObject([{ limitNum: '20' }]);
  store.dispatch(applyWinnerEvent('EN', win('new', '99.00').vo as Parameters<typeof applyWinnerEvent>[1]));
  const ids = winnersEndpoints.winnerBoard
    .select(query)(store.getState())
    .data?.list.map(({ vo }) => vo.id);
  expect(ids).toHaveLength(20);
  expect(ids?.[0]).toBe('new');
});

import { gameListPageSize, recentGamesPageSize, winnerBoardLimit } from '@livery/contract/constants';
import { beforeEach, expect, test, vi } from 'vitest';
import { favouritesEndpoints } from './favourites.api.ts';
import { recentsEndpoints } from './recents.api.ts';
import { applyWinnerEvent, winnerBoardQuery, winnersEndpoints } from './winners.api.ts';
import { gamesEndpoints } from './games.api.ts';
import { createTestStore } from '../testing/create-test-store.ts';

let requests: Record<string, string>[];

let store: ReturnType<typeof createTestStore>;

const win = (id: string, winAmount: string) => ({ vo: { id, winAmount, wonAt: '2026-05-05T00:00:00Z' } });

beforeEach(() => {
  requests = [];
  store = createTestStore();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
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
  });
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

test.each([
  ['amount', '99.00', '2026-01-01T00:00:00Z'],
  ['latest', '1.00', '2026-09-09T00:00:00Z'],
] as const)('keeps 20 winners in the order %s, also after a new winner', async (sort, winAmount, wonAt) => {
  const query = winnerBoardQuery('EN', sort);
  await store.dispatch(winnersEndpoints.winnerBoard.initiate(query));
  expect(requests).toMatchObject([{ limitNum: '20', sort, period: 'month' }]);
  const winner = { ...win('new', winAmount).vo, wonAt } as Parameters<typeof applyWinnerEvent>[1];
  for (const action of applyWinnerEvent('EN', winner)) store.dispatch(action);
  const ids = winnersEndpoints.winnerBoard
    .select(query)(store.getState())
    .data?.list.map(({ vo }) => vo.id);
  expect(ids).toHaveLength(20);
  expect(ids?.[0]).toBe('new');
});

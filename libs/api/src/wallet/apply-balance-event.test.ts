import { beforeEach, expect, test, vi } from 'vitest';
import { recentsEndpoints } from '../catalogue/recents.api.ts';
import { historyEndpoints } from '../history/history.api.ts';
import { applyBalanceEvent, walletEndpoints } from './wallet.api.ts';
import { createTestStore } from '../testing/create-test-store.ts';

/** Requests that the gateway has received, each as the last segment of its path. */
let requestedPaths: string[];
let store: ReturnType<typeof createTestStore>;

const days = { startDate: '2026-11-20', endDate: '2026-11-20' };
const shown = {
  listBets: () => store.dispatch(historyEndpoints.listBets.initiate(days as never)),
  listTransactions: () => store.dispatch(historyEndpoints.listTransactions.initiate(days as never)),
  profitLoss: () => store.dispatch(historyEndpoints.profitLoss.initiate(days)),
  recentGames: () => store.dispatch(recentsEndpoints.recentGames.initiate({ language: 'EN' })),
};

beforeEach(() => {
  requestedPaths = [];
  store = createTestStore();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    requestedPaths.push(new URL(String(input), 'http://app.test').pathname.split('/').at(-1) ?? '');
    return Response.json({
      success: true,
      value: {
        sumBalance: '10.00',
        currency: 'PHP',
        list: [],
        next: null,
        totals: null,
        vendors: null,
        days: [],
        categories: [],
        pageNum: 1,
        totalPages: 1,
        total: 0,
      },
    });
  });
});

test.each(Object.keys(shown) as (keyof typeof shown)[])(
  'a balance event updates the cached balance without a request, and refetches %s that is shown',
  async (list) => {
    await store.dispatch(walletEndpoints.walletBalance.initiate());
    await shown[list]();
    const [balance = '', record = ''] = requestedPaths;
    store.dispatch(applyBalanceEvent({ sumBalance: '99.00', currency: 'PHP' }));
    await vi.waitFor(() => expect(requestedPaths).toEqual([balance, record, record]));
    expect(walletEndpoints.walletBalance.select()(store.getState()).data).toEqual({
      sumBalance: '99.00',
      currency: 'PHP',
    });
  },
);

test('removes unused records from the cache after a balance event, so that the next use requests them', async () => {
  const looked = shown.listBets();
  await looked;
  looked.unsubscribe();
  store.dispatch(applyBalanceEvent({ sumBalance: '99.00', currency: 'PHP' }));
  await vi.waitFor(() =>
    expect(historyEndpoints.listBets.select(days as never)(store.getState()).isUninitialized).toBe(true),
  );
  await shown.listBets();
  expect(requestedPaths).toHaveLength(2);
});

import { configureStore } from '@reduxjs/toolkit';
import { beforeEach, expect, test } from 'vitest';
import { wpsApi } from '../client/client.ts';
import { favouritesEndpoints, selectFavouriteIds } from './favourites.api.ts';

/** Requests that the gateway has received. A request is pending until the test calls its `respond`. */
let calls: { readonly method: string; readonly node: string; readonly respond: (success: boolean) => void }[];
let store: ReturnType<typeof createStore>;
/** Promise that delays the gateway's response to the request for the favourite ids. */
let idsResponse: Promise<void>;

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
const envelope = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const game = (nodeId: string) => ({ nodeId, gameName: nodeId });

beforeEach(async () => {
  calls = [];
  idsResponse = Promise.resolve();
  globalThis.fetch = (input, init) => {
    const url = new URL(String(input), 'http://app.test');
    if (url.pathname.endsWith('Ids'))
      return idsResponse.then(() => envelope({ success: true, value: { ids: ['1', '2'] } }));
    if (url.pathname.endsWith('GamesList'))
      return Promise.resolve(
        envelope({ success: true, value: { content: [game('1'), game('2')], pageNum: 1, totalPages: 1, total: 2 } }),
      );
    const node = url.searchParams.get('nodeId') ?? (JSON.parse(String(init?.body)) as { nodeId: string }).nodeId;
    return new Promise((resolve) =>
      calls.push({
        method: init?.method ?? '',
        node,
        respond: (success) =>
          resolve(
            success
              ? envelope({ success, value: { nodeId: node, isFavourite: true } })
              : envelope({ success, errorCode: 'system.busy' }, 503),
          ),
      }),
    );
  };
  store = createStore();
  await store.dispatch(favouritesEndpoints.favouriteIds.initiate());
  await store.dispatch(favouritesEndpoints.favouriteGames.initiate({ language: 'EN' }));
});

const setFavourite = (nodeId: string, isFavourite: boolean) =>
  store.dispatch(favouritesEndpoints.setFavourite.initiate({ nodeId, vendor: 'V', isFavourite }));
const ids = () => selectFavouriteIds(store.getState()).data;
const listed = () =>
  favouritesEndpoints.favouriteGames
    .select({ language: 'EN' })(store.getState())
    .data?.pages.flatMap(({ content }) => content.map(({ nodeId }) => nodeId));
const sent = () => calls.map(({ method, node }) => `${method} ${node}`);
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('shows a change before the response', async () => {
  void setFavourite('3', true);
  expect(ids()).toEqual(['3', '1', '2']);
  void setFavourite('1', false);
  expect(ids()).toEqual(['3', '2']);
  expect(listed()).toEqual(['2']);
  await settle();
  expect(sent()).toEqual(['POST 3', 'DELETE 1']);
  for (const call of calls) call.respond(true);
  await settle();
});

test('rolls a rejected change back and returns the error', async () => {
  const added = setFavourite('3', true);
  const removed = setFavourite('1', false);
  await settle();
  for (const call of calls) call.respond(false);
  expect((await added).error).toMatchObject({ code: 'system.busy' });
  expect((await removed).error).toMatchObject({ code: 'system.busy' });
  expect([...(ids() ?? [])].sort()).toEqual(['1', '2']);
  expect(listed()).toEqual(['1', '2']);
});

test('applies the last of several quick taps, and sends the taps in order', async () => {
  void setFavourite('3', true);
  void setFavourite('3', false);
  void setFavourite('3', true);
  const last = setFavourite('3', false);
  expect(ids()).toEqual(['1', '2']);
  await settle();
  // All taps happened before the first request was sent, so only the change of the last tap is sent.
  expect(sent()).toEqual(['DELETE 3']);
  calls[0]?.respond(true);
  expect((await last).error).toBeUndefined();
  expect(ids()).toEqual(['1', '2']);
});

test('sends the opposite change after the pending request', async () => {
  void setFavourite('3', true);
  await settle();
  const second = setFavourite('3', false);
  await settle();
  expect(sent()).toEqual(['POST 3']);
  calls[0]?.respond(false);
  await settle();
  expect(sent()).toEqual(['POST 3', 'DELETE 3']);
  calls[1]?.respond(true);
  await second;
  expect(ids()).toEqual(['1', '2']);
});

test.each(['before', 'after'] as const)(
  'keeps a change made before the ids were loaded, when they load %s its own response',
  async (order) => {
    let respondWithIds = (): void => undefined;
    idsResponse = new Promise((resolve) => (respondWithIds = resolve));
    store = createStore();
    void store.dispatch(favouritesEndpoints.favouriteIds.initiate());
    const added = setFavourite('3', true);
    const removed = setFavourite('1', false);
    await settle();
    const respondToWrites = () => calls.forEach((call) => call.respond(true));
    for (const respond of order === 'before' ? [respondWithIds, respondToWrites] : [respondToWrites, respondWithIds]) {
      respond();
      await settle();
    }
    await Promise.all([added, removed]);
    expect(ids()).toEqual(['3', '2']);
  },
);

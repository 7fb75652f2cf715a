import { beforeEach, expect, test, vi } from 'vitest';
import { favouritesEndpoints, selectFavouriteIds } from './favourites.api.ts';
import { createTestStore } from '../testing/create-test-store.ts';

/**
 * Requests with which the app changes a favourite at the gateway. `node` is the id of the game. The fake gateway
 * responds to a request when the test calls `respond`.
 */
let calls: { readonly method: string; readonly node: string; readonly respond: (success: boolean) => void }[];
let store: ReturnType<typeof createTestStore>;
/** Promise that delays the gateway's response to the request for the favourite ids. */
let idsResponse: Promise<void>;

const envelope = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const game = (nodeId: string) => ({ nodeId, gameName: nodeId });

beforeEach(async () => {
  calls = [];
  idsResponse = Promise.resolve();
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
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
  });
  store = createTestStore();
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
const waitForSent = (...expected: readonly string[]) => vi.waitFor(() => expect(sent()).toEqual(expected));
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('shows a change before the response', async () => {
  void setFavourite('3', true);
  expect(ids()).toEqual(['3', '1', '2']);
  void setFavourite('1', false);
  expect(ids()).toEqual(['3', '2']);
  expect(listed()).toEqual(['2']);
  await waitForSent('POST 3', 'DELETE 1');
  for (const call of calls) call.respond(true);
  await settle();
});

test('rolls a rejected change back and returns the error', async () => {
  const added = setFavourite('3', true);
  const removed = setFavourite('1', false);
  await waitForSent('POST 3', 'DELETE 1');
  for (const call of calls) call.respond(false);
  expect((await added).error).toMatchObject({ code: 'system.busy' });
  expect((await removed).error).toMatchObject({ code: 'system.busy' });
  expect([...(ids() ?? [])].sort()).toEqual(['1', '2']);
  expect(listed()).toEqual(['1', '2']);
});

test('applies and sends only the last of several quick taps', async () => {
  void setFavourite('3', true);
  void setFavourite('3', false);
  void setFavourite('3', true);
  const last = setFavourite('3', false);
  expect(ids()).toEqual(['1', '2']);
  // All four changes were requested before the first request was sent, so only the last change is sent.
  await waitForSent('DELETE 3');
  calls[0]?.respond(true);
  expect((await last).error).toBeUndefined();
  expect(ids()).toEqual(['1', '2']);
});

test('sends the opposite change after the pending request', async () => {
  void setFavourite('3', true);
  await waitForSent('POST 3');
  const second = setFavourite('3', false);
  await settle();
  expect(sent()).toEqual(['POST 3']);
  calls[0]?.respond(false);
  await waitForSent('POST 3', 'DELETE 3');
  calls[1]?.respond(true);
  await second;
  expect(ids()).toEqual(['1', '2']);
});

test.each(['before', 'after'] as const)(
  'keeps a change made before the ids were loaded, when they load %s its own response',
  async (order) => {
    let respondWithIds = (): void => undefined;
    idsResponse = new Promise((resolve) => (respondWithIds = resolve));
    store = createTestStore();
    void store.dispatch(favouritesEndpoints.favouriteIds.initiate());
    const added = setFavourite('3', true);
    const removed = setFavourite('1', false);
    await waitForSent('POST 3', 'DELETE 1');
    const respondToWrites = () => calls.forEach((call) => call.respond(true));
    for (const respond of order === 'before' ? [respondWithIds, respondToWrites] : [respondToWrites, respondWithIds]) {
      respond();
      await settle();
    }
    await Promise.all([added, removed]);
    expect(ids()).toEqual(['3', '2']);
  },
);

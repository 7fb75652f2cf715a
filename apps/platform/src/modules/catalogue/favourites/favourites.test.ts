import {
  addFavourite,
  favouriteGames,
  favouriteIds,
  gameList,
  removeFavourite,
  type GameTile,
} from '@livery/contract/catalogue/games';
import { login } from '@livery/contract/auth/session';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { maxFavourites } from './favourites.ts';
import { games as gameRows } from '../catalogue.tables.ts';
import { members } from '../../members/members.tables.ts';
import { favouriteGames as favouriteRows } from './favourites.tables.ts';

let platform: TestApp;
let client: Client;
let token: string;
let slots: readonly GameTile[];

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
  token = getValue(await client.call(login, { type: 'username', username: 'newbie', password: 'Demo#2026' })).token;
  slots = getValue(await client.call(gameList, { gameType: 'RNG', language: 'EN', vassalage: 'KESTREL' })).games;
});
afterAll(() => platform.close());

const add = ({ nodeId, vassalage }: GameTile) => client.call(addFavourite, { nodeId, vendor: vassalage }, { token });
const remove = ({ nodeId, vassalage }: GameTile) =>
  client.call(removeFavourite, { nodeId, vendor: vassalage }, { token });
const ids = async () => getValue(await client.call(favouriteIds, {}, { token })).ids;
const list = async (more: object = {}) =>
  getValue(await client.call(favouriteGames, { language: 'EN', pageNo: 1, pageSize: 26, ...more }, { token }));

it('lists favourites, latest first, and selects them as FAV', async () => {
  const [one, two] = slots as [GameTile, GameTile];
  await add(one);
  platform.clock.advance(1000);
  await add(two);
  platform.clock.advance(1000);
  // Adds a game that is already a favourite. This changes neither the list nor its order.
  await add(one);
  expect(await ids()).toEqual([two.nodeId, one.nodeId]);
  expect((await list()).content.map(({ nodeId }) => nodeId)).toEqual([two.nodeId, one.nodeId]);
  expect((await list({ gameType: 'RNG' })).total).toBe(2);
  expect((await list({ gameType: 'HOT' })).total).toBe(2);
  expect((await list({ gameType: 'LIVE' })).total).toBe(0);
  const selected = getValue(
    await client.call(gameList, { gameType: 'RNG', language: 'EN', gameClassify: 'FAV' }, { token }),
  );
  expect(new Set(selected.games.map(({ nodeId }) => nodeId))).toEqual(new Set([one.nodeId, two.nodeId]));
});

it("returns each member's own selection under the same URL", async () => {
  const other = getValue(
    await client.call(login, { type: 'username', username: 'trial', password: 'Demo#2026' }),
  ).token;
  const theirs = getValue(
    await client.call(gameList, { gameType: 'RNG', language: 'EN', gameClassify: 'FAV' }, { token: other }),
  );
  expect(theirs.total).toBe(0);
});

it('finds favourites by a part of their name', async () => {
  const [one, two] = slots as [GameTile, GameTile];
  expect((await list({ gameName: one.gameName.toUpperCase() })).content.map(({ nodeId }) => nodeId)).toContain(
    one.nodeId,
  );
  expect((await list({ gameName: one.gameName })).content.map(({ nodeId }) => nodeId)).not.toContain(two.nodeId);
  expect((await list({ gameName: 'no such name' })).total).toBe(0);
});

it('removes a favourite and accepts a second removal', async () => {
  const [one, two] = slots as [GameTile, GameTile];
  expect(getValue(await remove(one))).toEqual({ nodeId: one.nodeId, isFavourite: false });
  expect(getValue(await remove(one)).isFavourite).toBe(false);
  expect(await ids()).toEqual([two.nodeId]);
});

it('rejects a game that the brand does not offer and a wrong vendor', async () => {
  const [game] = slots as [GameTile];
  expect(await client.call(addFavourite, { nodeId: 'no-such-game', vendor: 'KESTREL' }, { token })).toMatchObject({
    status: 404,
    body: { errorCode: 'game.unavailable' },
  });
  expect(await client.call(addFavourite, { nodeId: game.nodeId, vendor: 'LANTERN' }, { token })).toMatchObject({
    status: 404,
  });
  expect(
    await client.call(addFavourite, { nodeId: 'VASSALAGE_RNG_KESTREL', vendor: 'KESTREL' }, { token }),
  ).toMatchObject({ status: 404 });
});

it('rejects guests', async () => {
  for (const call of [client.call(favouriteIds, {}), client.call(addFavourite, { nodeId: '1', vendor: 'X' })])
    expect(await call).toMatchObject({ status: 401 });
});

it('paginates', async () => {
  for (const game of slots) await add(game);
  const first = await list({ pageSize: 5 });
  const second = await list({ pageSize: 5, pageNo: 2 });
  expect(first.totalPages).toBe(Math.ceil(first.total / 5));
  expect(first.content.map(({ nodeId }) => nodeId)).not.toContain(second.content[0]?.nodeId);
});

it('rejects a favourite above the max number', async () => {
  const { db } = platform.store;
  const [{ memberId } = { memberId: '' }] = await db
    .select({ memberId: favouriteRows.memberId })
    .from(favouriteRows)
    .innerJoin(members, eq(members.id, favouriteRows.memberId))
    .where(eq(members.username, 'newbie'));
  const others = await db.select({ nodeId: gameRows.nodeId }).from(gameRows).where(ne(gameRows.vendor, 'MARLOWE'));
  const storedIds = await ids();
  const more = others.filter(({ nodeId }) => !storedIds.includes(nodeId)).slice(0, maxFavourites - storedIds.length);
  await db
    .insert(favouriteRows)
    .values(more.map(({ nodeId }) => ({ memberId, nodeId, addedAt: platform.clock.now() })));
  const [another] = getValue(await client.call(gameList, { gameType: 'RNG', language: 'EN', vassalage: 'MARLOWE' }))
    .games as [GameTile];
  expect(await add(another)).toMatchObject({ status: 409, body: { errorCode: 'favourite.limit' } });
  await remove(slots[0] as GameTile);
  expect((await add(another)).status).toBe(200);
});

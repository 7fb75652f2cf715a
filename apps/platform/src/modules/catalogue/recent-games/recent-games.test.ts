import { gameList, launchGame, recentGames, type GameTile } from '@livery/contract/catalogue/games';
import { gamesForYou } from '@livery/contract/catalogue/ranked-games';
import { seamlessBet, seamlessSession } from '@livery/contract/seamless';
import { login } from '@livery/contract/auth/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes, seconds } from '../../../core/clock/durations.ts';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';

let platform: TestApp;
let client: Client;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());

const loginAs = async (username: string) =>
  getValue(await client.call(login, { type: 'username', username, password: 'Demo#2026' })).token;
const listSlots = async (vassalage: string) =>
  getValue(await client.call(gameList, { gameType: 'RNG', language: 'EN', vassalage })).games as [
    GameTile,
    GameTile,
    ...GameTile[],
  ];
const open = (game: GameTile, token: string) =>
  client.call(
    launchGame,
    { vendor: game.vassalage, gameId: game.roomId, nodeId: game.nodeId, language: 'EN' },
    { token },
  );
const recent = async (token: string, more: object = {}) =>
  getValue(await client.call(recentGames, { language: 'EN', page: 1, pageSize: 25, ...more }, { token }));
const nodeIds = async (token: string) => (await recent(token)).list.map(({ nodeId }) => nodeId);

it('stores opened games once each, latest first', async () => {
  const token = await loginAs('newbie');
  const [one, two] = await listSlots('KESTREL');
  expect(await recent(token)).toEqual({ list: [], pageNum: 1, totalPages: 0, total: 0 });
  for (const game of [one, two, one]) {
    await open(game, token);
    platform.clock.advance(seconds(1));
  }
  expect(await nodeIds(token)).toEqual([one.nodeId, two.nodeId]);
  expect((await recent(token, { gameType: 'LIVE' })).total).toBe(0);
  expect((await recent(token, { gameName: two.gameName })).list.map(({ nodeId }) => nodeId)).toEqual([two.nodeId]);
});

it('stores a game of a bet a minute or more after it was opened', async () => {
  const token = await loginAs('demo');
  const [one, two] = await listSlots('LANTERN');
  const { url } = getValue(await open(one, token));
  const gameSession = getValue(
    await client.vendorCall(
      seamlessSession,
      { token: new URL(url).searchParams.get('token') as string },
      { vendor: 'LANTERN' },
    ),
  );
  platform.clock.advance(seconds(61));
  await open(two, token);
  platform.clock.advance(seconds(1));
  const id = client.newId();
  getValue(
    await client.vendorCall(
      seamlessBet,
      { token: gameSession.token, transactionUuid: id, roundId: id, gameId: one.gameId, amount: '1.00' },
      { vendor: 'LANTERN' },
    ),
  );
  expect((await nodeIds(token)).slice(0, 2)).toEqual([one.nodeId, two.nodeId]);
});

it('does not store a game that could not be opened', async () => {
  const token = await loginAs('agent');
  const before = await nodeIds(token);
  const [game] = await listSlots('MARLOWE');
  expect((await open({ ...game, roomId: 'another' }, token)).status).toBe(404);
  expect(await nodeIds(token)).toEqual(before);
});

it('recommends games that the member has not played, with a delay of at most one minute after a new one', async () => {
  const token = await loginAs('newbie');
  const [game] = await listSlots('KESTREL');
  await open(game, token);
  const list = async () => getValue(await client.call(gamesForYou, { language: 'EN' }, { token })).list;
  const before = await list();
  expect(before.map(({ nodeId }) => nodeId)).not.toContain(game.nodeId);
  const [recommended] = before;
  await open(recommended!, token);
  expect(await list()).toEqual(before);
  platform.clock.advance(minutes(1));
  expect((await list()).map(({ nodeId }) => nodeId)).not.toContain(recommended!.nodeId);
});

it('rejects guests', async () => {
  expect(await client.call(recentGames, { language: 'EN' })).toMatchObject({ status: 401 });
});

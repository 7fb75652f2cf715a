import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FakeGateway } from '../../testing/fake-gateway.ts';
import { startFakeGateway } from '../../testing/fake-gateway.ts';
import { joinPlayer } from '../../testing/joined-player.ts';
import { createReelStops, losingStops, scatterStops } from '../../testing/reel-stops.ts';
import { createDataFolder, createTestProvider } from '../../testing/test-provider.ts';

let gateway: FakeGateway;
let dataFolder: string;
let provider: FastifyInstance;

beforeEach(async () => {
  gateway = await startFakeGateway();
  dataFolder = await createDataFolder();
  provider = createTestProvider({
    gatewayOrigin: gateway.origin,
    dataFolder,
    createRandomSource: createReelStops(scatterStops, losingStops),
  });
});

afterEach(async () => {
  await provider.close();
  await gateway.close();
  await rm(dataFolder, { recursive: true });
});

/** Assigns another engine to the game, as a new version of the catalogue does. */
const changeEngine = (): void => void (gateway.wallet.state.theme = 'pirate');

it('finishes the free spins of the previous engine before the game runs with its new engine', async () => {
  const before = await joinPlayer(provider);
  expect((await before.spin()).body.state).toMatchObject({ left: 8 });
  changeEngine();

  const during = await joinPlayer(provider);
  expect(during.opened.body).toMatchObject({ engine: 'lines', state: { left: 8 } });
  for (let left = 7; left >= 0; left -= 1)
    expect((await during.spin({ kind: 'free', bet: 0 })).body.outcome.freeSpins.left).toBe(left);
  expect((await during.spin()).body.proof).toMatchObject({ game: 'lines' });

  const after = await joinPlayer(provider);
  expect(after.opened.body).toMatchObject({ engine: 'hold', state: null, lastRound: null });
  expect((await after.call('/api/history')).body.rounds).toEqual([]);
  const { body } = await after.spin();
  expect(body.proof).toMatchObject({ game: 'hold' });
  expect((await after.call('/api/history')).body.rounds).toHaveLength(1);
  expect((await after.table()).body.lastRound).toMatchObject({ roundId: body.roundId });
});

it('keeps the free spins of another window whose session still has the previous engine', async () => {
  const previous = await joinPlayer(provider);
  changeEngine();
  const current = await joinPlayer(provider);
  expect(current.opened.body).toMatchObject({ engine: 'hold' });
  expect((await previous.spin()).body.state).toMatchObject({ left: 8 });
  await current.spin();
  expect((await current.spin()).body).toMatchObject({ errorCode: 'round.stale' });
  expect((await previous.table()).body.state).toMatchObject({ left: 8 });
  expect(gateway.wallet.bets.size).toBe(1);
});

import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FakeGateway } from '../../testing/fake-gateway.ts';
import { startFakeGateway } from '../../testing/fake-gateway.ts';
import { joinPlayer } from '../../testing/joined-player.ts';
import { createDataFolder, createTestProvider } from '../../testing/test-provider.ts';
import { createSimulationRandom } from '../slots-shared/rules/simulation-random.ts';
import { drawHold } from './rules/draw-hold.ts';

let gateway: FakeGateway;
let dataFolder: string;
let provider: FastifyInstance;

/** Seed of a spin that starts the feature. */
const featureSeed = ((): number => {
  for (let seed = 1; ; seed += 1)
    if (drawHold(createSimulationRandom(seed), { play: { kind: 'paid', bet: 1000 } }).outcome.feature) return seed;
})();

const startProvider = (): FastifyInstance =>
  (provider = createTestProvider({
    gatewayOrigin: gateway.origin,
    dataFolder,
    createRandomSource: () => createSimulationRandom(featureSeed),
  }));

beforeEach(async () => {
  gateway = await startFakeGateway();
  gateway.wallet.state.theme = 'pirate';
  dataFolder = await createDataFolder();
});

afterEach(async () => {
  await provider.close();
  await gateway.close();
  await rm(dataFolder, { recursive: true });
});

it('pays a spin with its feature as one win, also when the request is repeated', async () => {
  const player = await joinPlayer(startProvider());
  expect(player.opened.body).toMatchObject({ engine: 'hold', returnPercent: '96.43', volatility: 'high' });
  const roundId = 'c5b4a6cc-3a3b-4b0e-9d2f-0b7a0b4c9f10';
  const { body } = await player.spin({ roundId });
  expect(body.outcome.feature.respins.length).toBeGreaterThanOrEqual(3);
  expect(body).toMatchObject({ win: body.outcome.win, state: null, balance: 100_000 - 1000 + body.win });
  expect((await player.spin({ roundId })).body).toMatchObject({ roundId, outcome: body.outcome, win: body.win });
  expect([gateway.wallet.bets.size, gateway.wallet.wins.size]).toEqual([1, 1]);
});

it('shows the paid feature after a restart of the provider, and starts no free spin', async () => {
  const first = await joinPlayer(startProvider());
  const { body } = await first.spin();
  await provider.close();
  const second = await joinPlayer(startProvider());
  expect(second.opened.body).toMatchObject({ state: null, lastRound: { outcome: body.outcome, win: body.win } });
  expect((await second.spin({ kind: 'free', bet: 0 })).body).toMatchObject({ errorCode: 'round.stale' });
  await vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(100_000 - 1000 + body.win));
});

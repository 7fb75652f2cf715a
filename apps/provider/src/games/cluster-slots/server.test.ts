import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FakeGateway } from '../../testing/fake-gateway.ts';
import { startFakeGateway } from '../../testing/fake-gateway.ts';
import { joinPlayer } from '../../testing/joined-player.ts';
import { createDataFolder, createTestProvider } from '../../testing/test-provider.ts';
import { drawCluster } from './rules/draw-cluster.ts';
import { createSimulationRandom } from '../slots-shared/rules/simulation-random.ts';

let gateway: FakeGateway;
let dataFolder: string;
let provider: FastifyInstance;

beforeEach(async () => {
  gateway = await startFakeGateway();
  gateway.wallet.state.theme = 'candy';
  dataFolder = await createDataFolder();
});

afterEach(async () => {
  await provider.close();
  await gateway.close();
  await rm(dataFolder, { recursive: true });
});

/**
 * Starts a provider. The first draw uses the random source with the seed `first`, and each further draw uses the next
 * seed.
 */
const startProvider = (first: number): FastifyInstance => {
  let seed = first;
  return (provider = createTestProvider({
    gatewayOrigin: gateway.origin,
    dataFolder,
    createRandomSource: () => createSimulationRandom((seed += 1) - 1),
  }));
};

const findSeed = (predicate: (result: ReturnType<typeof drawCluster>) => boolean): number => {
  for (let seed = 1; ; seed += 1)
    if (predicate(drawCluster(createSimulationRandom(seed), { play: { kind: 'paid', bet: 1000 }, state: undefined })))
      return seed;
};

it('settles a spin of several tumbles as one win and lists it in the history', async () => {
  const player = await joinPlayer(startProvider(findSeed(({ outcome, state }) => outcome.steps.length >= 3 && !state)));
  expect(player.opened.body).toMatchObject({ engine: 'cluster', returnPercent: '96.2' });
  const { body } = await player.spin();
  const paid = body.outcome.steps
    .flatMap((step: { clusters: { amount: number }[] }) => step.clusters.map(({ amount }) => amount))
    .reduce((sum: number, amount: number) => sum + amount, 0);
  expect(body).toMatchObject({ win: paid, balance: 100_000 - 1000 + paid });
  expect(gateway.wallet.wins.size).toBe(1);
  expect((await player.call('/api/history')).body.rounds[0]).toMatchObject({ win: paid, outcome: body.outcome });
});

it('continues free spins after a restart with the same multiplier', async () => {
  const first = await joinPlayer(startProvider(findSeed(({ state }) => state !== undefined)));
  const opening = (await first.spin()).body;
  expect((await first.spin()).body).toMatchObject({ errorCode: 'round.stale' });
  let won = opening.win;
  let { state } = (await first.spin({ kind: 'free', bet: 0 })).body;
  won += state.won;
  await provider.close();

  const second = await joinPlayer(startProvider(77));
  expect(second.opened.body.state).toEqual(state);
  for (let before = state; state; before = state) {
    const { body } = await second.spin({ kind: 'free', bet: 0 });
    expect(body.outcome.freeSpins.tumbles).toBe(before.tumbles + body.outcome.steps.length);
    won += body.win;
    state = body.state;
  }
  expect(gateway.wallet.bets.size).toBe(1);
  await vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(100_000 - 1000 + won), { timeout: 15_000 });
});

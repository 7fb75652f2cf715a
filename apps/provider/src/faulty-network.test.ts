import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSeededRandom } from './engine/rng/seeded-random.ts';
import type { FakeGateway } from './testing/fake-gateway.ts';
import { startFakeGateway } from './testing/fake-gateway.ts';
import { joinPlayer } from './testing/joined-player.ts';
import { createDataFolder, createTestProvider } from './testing/test-provider.ts';
import { createFaultyNetwork } from './faults/faulty-network.ts';

const rounds = 150;
const opening = 100_000;

let gateway: FakeGateway;
let dataFolder: string;
let provider: FastifyInstance;

beforeEach(async () => {
  gateway = await startFakeGateway();
  dataFolder = await createDataFolder();
});
afterEach(async () => {
  await provider.close();
  await gateway.close();
  await rm(dataFolder, { recursive: true });
});

it('plays each round once or rolls it back over a faulty network, and the wallet balance is exact', async () => {
  let time = Date.now();
  const faults = createSeededRandom('7'.padStart(64, '0'), { game: 'faults', roundId: '', clientPart: '' });
  provider = createTestProvider({
    gatewayOrigin: gateway.origin,
    dataFolder,
    send: createFaultyNetwork(faults),
    now: () => (time += 1000),
  });
  // The faulty network can lose the response to the launch. A launch token works only once, so each try uses a new
  // token.
  let player = await joinPlayer(provider);
  while (player.opened.status !== 200) player = await joinPlayer(provider);

  /** Loads the player state again and again, until a response arrives. These requests move no money. */
  const loadPlayerState = async (): Promise<unknown> => {
    for (;;) {
      const table = await player.table();
      if (table.status === 200) return table.body.state;
    }
  };
  const errorCodes = new Set<string>();
  let expected = opening;
  let played = 0;
  for (let round = 0; round < rounds; round += 1) {
    const response = await player.spin((await loadPlayerState()) ? { kind: 'free', bet: 0 } : { bet: 200 });
    if (response.status === 200) {
      played += 1;
      expected += response.body.win - response.body.stake;
    } else errorCodes.add(response.body.errorCode);
  }
  expect([...errorCodes]).toEqual(['round.cancelled']);
  expect(played).toBeGreaterThan(rounds / 2);
  await vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(expected), { timeout: 60_000 });
  const open = [...gateway.wallet.bets.keys()].filter((bet) => !gateway.wallet.rolledBack.has(bet));
  expect(open.length).toBeLessThanOrEqual(played);
});

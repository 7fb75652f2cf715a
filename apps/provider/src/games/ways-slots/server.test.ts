import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FakeGateway } from '../../testing/fake-gateway.ts';
import { startFakeGateway } from '../../testing/fake-gateway.ts';
import { joinPlayer } from '../../testing/joined-player.ts';
import { createReelStops } from '../../testing/reel-stops.ts';
import { createDataFolder, createTestProvider } from '../../testing/test-provider.ts';

let gateway: FakeGateway;
let dataFolder: string;
let provider: FastifyInstance;

/**
 * Reel stops of three test spins. `scatterStops` shows some wilds and three scatters (symbols that win free spins).
 * `winningStops` wins 51 units, and a bet has 50 units. `losingStops` wins nothing.
 */
const scatterStops = [31, 26, 18, 10, 31];
const winningStops = [14, 7, 5, 13, 1];
const losingStops = [0, 0, 0, 0, 0];

beforeEach(async () => {
  gateway = await startFakeGateway();
  gateway.wallet.state.theme = 'dragon';
  dataFolder = await createDataFolder();
});

afterEach(async () => {
  await provider.close();
  await gateway.close();
  await rm(dataFolder, { recursive: true });
});

const startProvider = (...spins: readonly (readonly number[])[]): FastifyInstance =>
  (provider = createTestProvider({
    gatewayOrigin: gateway.origin,
    dataFolder,
    createRandomSource: createReelStops(...spins),
  }));

it('accepts a bet of the table, pays the ways, and rejects invalid bets', async () => {
  const player = await joinPlayer(startProvider(winningStops));
  expect(player.opened.body).toMatchObject({ engine: 'ways', returnPercent: '96.39' });
  const { body } = await player.spin();
  expect(body.outcome.wins).not.toHaveLength(0);
  expect(body.balance).toBe(100_000 - 1000 + body.win);
  for (const bet of [1020, 0])
    expect((await player.spin({ bet })).body).toMatchObject({ errorCode: 'round.bet.invalid' });
  expect(gateway.wallet.bets.size).toBe(1);
});

it('continues a series of free spins after a restart of the provider', async () => {
  const first = await joinPlayer(startProvider(scatterStops, winningStops));
  const opening = (await first.spin()).body;
  expect(opening.state).toMatchObject({ left: 8, awarded: 8, collected: 0, bet: 1000, won: 0 });
  expect((await first.spin()).body).toMatchObject({ errorCode: 'round.stale' });
  const free = (await first.spin({ kind: 'free', bet: 0 })).body;
  expect(free).toMatchObject({ stake: 0, outcome: { multiplier: 2 }, state: { left: 7 } });
  await provider.close();

  const second = await joinPlayer(startProvider(losingStops));
  expect(second.opened.body.state).toEqual(free.state);
  let won = opening.win + free.win;
  for (let left = 6; left >= 0; left -= 1) {
    const { body } = await second.spin({ kind: 'free', bet: 0 });
    expect(body.outcome.freeSpins.left).toBe(left);
    won += body.win;
  }
  expect((await second.table()).body.state).toBeNull();
  expect(gateway.wallet.bets.size).toBe(1);
  await vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(100_000 - 1000 + won), { timeout: 15_000 });
});

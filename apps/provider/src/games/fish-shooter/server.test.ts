import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FakeGateway } from '../../testing/fake-gateway.ts';
import { startFakeGateway } from '../../testing/fake-gateway.ts';
import { joinPlayer } from '../../testing/joined-player.ts';
import { createDataFolder, createTestProvider } from '../../testing/test-provider.ts';
import { createSeededRandom } from '../../engine/rng/seeded-random.ts';
import { playShots, sumWonUnits } from './rules/ammo-pack.ts';

let gateway: FakeGateway;
let dataFolder: string;
let provider: FastifyInstance;
let time = 1_800_000_000_000;

beforeEach(async () => {
  gateway = await startFakeGateway();
  Object.assign(gateway.wallet.state, { category: 'FISH', theme: 'ocean' });
  dataFolder = await createDataFolder();
});

afterEach(async () => {
  await provider.close();
  await gateway.close();
  await rm(dataFolder, { recursive: true });
});

const startProvider = (): FastifyInstance =>
  (provider = createTestProvider({ gatewayOrigin: gateway.origin, dataFolder, now: () => time }));

const join = async () => {
  const player = await joinPlayer(startProvider());
  const call = (name: string, body: object) => player.call(`/api/call/${name}`, body);
  const history = async () => (await player.call('/api/history')).body.rounds;
  const proof = async (roundId: string) => (await player.call('/api/proof', { roundId })).body;
  const buy = async (stake = 600) => {
    const { commitment } = (await player.table()).body.view;
    const roundId = randomUUID();
    return {
      roundId,
      request: { roundId, commitment, clientPart: 'me', stake },
      response: await call('buy', { roundId, commitment, clientPart: 'me', stake }),
    };
  };
  return { ...player, call, history, proof, buy };
};

it('settles an ammo pack as one bet and one win with the committed shots, even if requests repeat', async () => {
  const player = await join();
  expect(player.opened.body).toMatchObject({ engine: 'fish', returnPercent: '96.00', view: { magazine: null } });
  const { roundId, request, response } = await player.buy();
  expect(response.body).toMatchObject({ balance: 99_400, magazine: { left: 60, unit: 10, won: 0 } });
  expect((await player.call('buy', request)).body).toMatchObject({ magazine: { roundId, left: 60 } });
  expect((await player.call('buy', { ...request, stake: 1200 })).body.errorCode).toBe('round.conflict');
  expect((await player.buy()).response.body.errorCode).toBe('round.stale');

  const shots = Array.from({ length: 6 }, (_, index) => ({ creature: index % 2 ? 'clown' : 'minnow', level: 10 }));
  let last = { body: {} as Record<string, unknown> };
  for (const [index, shot] of shots.entries()) {
    const twice = await Promise.all([
      player.call('shoot', { roundId, index, ...shot }),
      player.call('shoot', { roundId, index, ...shot }),
    ]);
    expect(twice[0].body.prize).toBe(twice[1].body.prize);
    last = twice[0];
  }
  expect((await player.call('shoot', { roundId, index: 5, creature: 'whale', level: 10 })).body.errorCode).toBe(
    'round.conflict',
  );
  expect((await player.call('shoot', { roundId, index: 6, creature: 'whale', level: 1 })).body.errorCode).toBe(
    'round.stale',
  );

  const [round] = await player.history();
  const { seed, commitment } = await player.proof(roundId);
  expect(commitment).toBe(request.commitment);
  const again = playShots(createSeededRandom(seed, { game: 'fish', roundId, clientPart: 'me' }), shots as never);
  expect(round.shots).toEqual(again);
  expect(last.body['win']).toBe(sumWonUnits(again) * 10);
  await vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(99_400 + sumWonUnits(again) * 10), {
    timeout: 15_000,
  });
  expect([gateway.wallet.bets.size, gateway.wallet.wins.size]).toEqual([1, 1]);
});

it('continues an ammo pack after a restart, and pays the returned units', async () => {
  const first = await join();
  const { roundId } = await first.buy();
  expect((await first.call('shoot', { roundId, index: 0, creature: 'minnow', level: 5 })).body.left).toBe(55);
  expect((await first.call('shoot', { roundId, index: 1, creature: 'kraken', level: 5 })).status).toBe(400);
  expect((await first.call('shoot', { roundId, index: 1, creature: 'shark', level: 4 })).body.errorCode).toBe(
    'round.bet.invalid',
  );
  await provider.close();

  const second = await join();
  const { magazine } = second.opened.body.view;
  expect(magazine).toMatchObject({ roundId, left: 55 });
  const { body } = await second.call('hand-back', { roundId });
  expect(body).toMatchObject({ win: magazine.won + 550, magazine: null });
  expect((await second.call('hand-back', { roundId })).body.win).toBe(body.win);
  await vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(100_000 - 600 + body.win), { timeout: 15_000 });
});

it('rolls back an ammo pack without shots, and settles an idle one', async () => {
  const player = await join();
  const { roundId } = await player.buy();
  await player.call('hand-back', { roundId });
  await vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(100_000), { timeout: 15_000 });
  expect(gateway.wallet.rolledBack.size).toBe(1);
  expect((await player.history())[0]).toMatchObject({ roundId, stake: 600, win: 0, isReturned: true });

  const left = await player.buy(1200);
  const { won } = (await player.call('shoot', { roundId: left.roundId, index: 0, creature: 'turtle', level: 1 })).body;
  time += 3_600_000;
  await vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(100_000 - 1200 + won + 59 * 20), {
    timeout: 15_000,
  });
});

it('takes no money without sufficient balance, and rolls back if the wallet does not respond', async () => {
  gateway.wallet.state.balance = 500;
  const player = await join();
  expect((await player.buy()).response.body).toMatchObject({ errorCode: 'wallet.insufficient.balance', balance: 500 });
  gateway.fault = (name) => (name === 'bet' ? 'lost-response' : undefined);
  gateway.wallet.state.balance = 5000;
  expect((await player.buy()).response.body.errorCode).toBe('round.cancelled');
  await vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(5000), { timeout: 15_000 });
});

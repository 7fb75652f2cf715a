import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeGateway } from './testing/fake-gateway.ts';
import { startFakeGateway } from './testing/fake-gateway.ts';
import { losingStops, createReelStops, winningStops } from './testing/reel-stops.ts';
import { createTestDatabase, hasPostgres, type TestDatabase } from './testing/test-database.ts';
import { createDataFolder, createTestProvider, createTestStandby } from './testing/test-provider.ts';

const script = fileURLToPath(new URL('./testing/killable-provider.ts', import.meta.url));

let gateway: FakeGateway;
let dataFolder: string;
/**
 * Data folder of the provider that starts after the kill. With a database, the new provider has another folder. This
 * simulates a start on another machine.
 */
let nextFolder: string;
let database: TestDatabase | undefined;
let child: ChildProcess;

beforeEach(async () => {
  gateway = await startFakeGateway();
  dataFolder = await createDataFolder();
  nextFolder = dataFolder;
});
afterEach(async () => {
  child.kill('SIGKILL');
  await gateway.close();
  await Promise.all([...new Set([dataFolder, nextFolder])].map((folder) => rm(folder, { recursive: true })));
  await database?.drop();
  database = undefined;
});

const startChild = async (stops: readonly number[]): Promise<string> => {
  const settings = [gateway.origin, dataFolder, JSON.stringify(stops), database?.url ?? ''];
  child = spawn(process.execPath, ['--import', 'tsx', script, ...settings], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [firstLine] = await once(child.stdout ?? child, 'data');
  return String(firstLine).trim();
};

/**
 * Starts another provider after a test has killed the provider process. With a database, waits until this provider
 * has taken over the store in the database.
 */
const revive = async (): Promise<FastifyInstance> => {
  const options = {
    gatewayOrigin: gateway.origin,
    dataFolder: nextFolder,
    createRandomSource: createReelStops(losingStops),
  };
  if (!database) {
    const provider = createTestProvider(options);
    await provider.ready();
    return provider;
  }
  const { url: databaseUrl } = database;
  return new Promise((resolve, reject) => {
    const provider = createTestStandby({
      ...options,
      databaseUrl,
      // Reads `provider` one microtask later. If `createTestStandby` called `onActive` before it returned, `provider`
      // would have no value yet.
      onActive: () => void Promise.resolve().then(() => resolve(provider)),
      onFailed: reject,
    });
    void provider.ready().then(undefined, reject);
  });
};

const post = async (url: string, body: object, bearer = ''): Promise<{ bearer: string; commitment: string }> =>
  (
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    })
  ).json() as Promise<{ bearer: string; commitment: string }>;

const toPlayBody = (roundId: string, commitment: string) => ({
  roundId,
  commitment,
  clientPart: 'page',
  play: { kind: 'paid', bet: 1000 },
});

/**
 * Starts a spin. Kills the provider when its wallet request `call`, e.g. `bet`, reaches the gateway. With
 * `lost-request`, the gateway does not process this request. With `lost-response`, it does.
 */
const spinAndKillAt = async (call: string, fault: 'lost-request' | 'lost-response') => {
  const origin = await startChild(winningStops);
  const { bearer, commitment } = await post(`${origin}/api/session`, { token: 'launch-1', vendor: 'TEST' });
  gateway.fault = (incomingCall) => {
    if (incomingCall !== call) return undefined;
    child.kill('SIGKILL');
    return fault;
  };
  const roundId = randomUUID();
  await post(`${origin}/api/play`, toPlayBody(roundId, commitment), bearer).catch(() => undefined);
  if (child.signalCode === null) await once(child, 'exit');
  gateway.fault = () => undefined;
  return { bearer, roundId, commitment };
};

const places = [
  { place: 'a folder', prepare: async () => undefined },
  {
    place: 'PostgreSQL',
    prepare: async () => {
      database = await createTestDatabase();
      nextFolder = await createDataFolder();
    },
  },
].filter(({ place }) => place === 'a folder' || hasPostgres);

describe.each(places)('a killed provider with a store in $place', ({ prepare }) => {
  beforeEach(prepare);

  it.each(['lost-request', 'lost-response'] as const)('rolls back the pending bet (%s)', async (fault) => {
    const { bearer, roundId, commitment } = await spinAndKillAt('bet', fault);
    const revived = await revive();
    await vi.waitFor(() => expect(gateway.wallet.rolledBack.size).toBe(1), { timeout: 15_000 });
    expect(gateway.wallet.state.balance).toBe(100_000);
    const again = await revived.inject({
      method: 'POST',
      url: '/api/play',
      headers: { authorization: `Bearer ${bearer}` },
      payload: toPlayBody(roundId, commitment),
    });
    expect(again.json()).toMatchObject({ errorCode: 'round.cancelled' });
    await revived.close();
  });

  it.each(['lost-request', 'lost-response'] as const)(
    'pays the due win once, and returns the same result (%s)',
    async (fault) => {
      const { bearer, roundId, commitment } = await spinAndKillAt('win', fault);
      const revived = await revive();
      await vi.waitFor(() => expect(gateway.wallet.wins.size).toBe(1), { timeout: 15_000 });
      const again = await revived.inject({
        method: 'POST',
        url: '/api/play',
        headers: { authorization: `Bearer ${bearer}` },
        payload: toPlayBody(roundId, commitment),
      });
      expect(again.json()).toMatchObject({ outcome: { stops: winningStops }, win: 4500 });
      expect(gateway.wallet.state.balance).toBe(103_500);
      await revived.close();
    },
  );

  it('loses and doubles no bet and no win when it is killed among many', async () => {
    const origin = await startChild(winningStops);
    const playedRounds: { readonly bearer: string; readonly body: object }[] = [];
    const play = async (player: number): Promise<void> => {
      const opened = await post(`${origin}/api/session`, {
        token: `launch-${player}.player-${player}`,
        vendor: 'TEST',
      });
      const { bearer } = opened;
      let { commitment } = opened;
      for (;;) {
        const body = toPlayBody(randomUUID(), commitment);
        ({ next: commitment } = (await post(`${origin}/api/play`, body, bearer)) as unknown as { next: string });
        playedRounds.push({ bearer, body });
      }
    };
    const players = Array.from({ length: 8 }, (_, player) => play(player).catch(() => undefined));
    await vi.waitFor(() => expect(gateway.wallet.bets.size).toBeGreaterThan(60), { timeout: 20_000, interval: 1 });
    child.kill('SIGKILL');
    await Promise.all(players);

    const revived = await revive();
    const { bets, wins, winIdsByBet, rolledBack, settled, state } = gateway.wallet;
    const listOpen = () => [...bets.keys()].filter((betId) => !settled.has(betId) && !rolledBack.has(betId));
    await vi.waitFor(() => expect(listOpen()).toEqual([]), { timeout: 15_000 });
    expect([...bets.keys()].filter((betId) => settled.has(betId) && rolledBack.has(betId))).toEqual([]);
    expect([...winIdsByBet.values()].filter(({ size }) => size !== 1)).toEqual([]);
    expect(state.balance).toBe(100_000 + settled.size * 3500);
    expect([...wins.values()].every((amount) => amount === 4500)).toBe(true);

    // After the restart, a repeated request for a played round returns the same result and places no bet.
    const betCount = bets.size;
    for (const { bearer, body } of playedRounds) {
      const headers = { authorization: `Bearer ${bearer}` };
      const again = await revived.inject({ method: 'POST', url: '/api/play', headers, payload: body });
      expect(again.json()).toMatchObject({ outcome: { stops: winningStops }, win: 4500, isPaid: true });
    }
    expect(bets.size).toBe(betCount);
    await revived.close();
  });
});

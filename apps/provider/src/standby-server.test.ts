import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { tableLimits } from './engine/limits/limits.ts';
import { randomInt } from './engine/rng/random-int.ts';
import { tableGame } from './engine/table/table-game.ts';
import type { StandbyServerOptions } from './standby-server.ts';
import { type FakeGateway, startFakeGateway } from './testing/fake-gateway.ts';
import { joinPlayer } from './testing/joined-player.ts';
import { createLivePlayer } from './testing/live-player.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { createReelStops, winningStops } from './testing/reel-stops.ts';
import { startTcpProxy, type TcpProxy } from './testing/tcp-proxy.ts';
import { createTestDatabase, hasPostgres, type TestDatabase } from './testing/test-database.ts';
import { createDataFolder, createTestStandby } from './testing/test-provider.ts';

/** A shared table whose bets always win. */
const coin = tableGame({
  id: 'coin',
  rtpPercent: '200.00',
  limits: tableLimits,
  phases: { betting: 1500, closed: 20, result: 100 },
  bet: z.object({ amount: z.int() }),
  stake: ({ amount }) => amount,
  draw: (randomSource) => randomInt(2, randomSource),
  runMs: () => 1500,
  settle: (_bet, stake) => stake * 2,
});

let gateway: FakeGateway;
let database: TestDatabase;
let proxy: TcpProxy;
let dataFolder: string;
const servers: FastifyInstance[] = [];

beforeEach(async () => {
  gateway = await startFakeGateway();
  database = await createTestDatabase();
  proxy = await startTcpProxy(database.url);
  dataFolder = await createDataFolder();
});
afterEach(async () => {
  proxy.restore();
  await Promise.all(servers.splice(0).map((server) => server.close()));
  proxy.close();
  await gateway.close();
  await database.drop();
  await rm(dataFolder, { recursive: true });
});

const start = async (options: Partial<StandbyServerOptions> = {}) => {
  const [onActive, onWait, onFailed] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<(error: unknown) => void>()];
  const server = createTestStandby({
    gatewayOrigin: gateway.origin,
    dataFolder,
    databaseUrl: database.url,
    createRandomSource: createReelStops(winningStops),
    onActive,
    onWait,
    onFailed,
    ...options,
  });
  servers.push(server);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const getStatus = async (path: string, init?: RequestInit) => (await fetch(`${origin}${path}`, init)).status;
  return { server, getStatus, onActive, onWait, onFailed };
};

const waitUntilActive = ({ onActive }: Awaited<ReturnType<typeof start>>) =>
  vi.waitFor(() => expect(onActive).toHaveBeenCalled(), { timeout: 10_000 });

describe.skipIf(!hasPostgres)('a provider with a store in PostgreSQL', () => {
  it('is not ready as a standby, and takes over the sessions and seeds when the owner stops', async () => {
    const first = await start();
    await waitUntilActive(first);
    expect(await first.getStatus('/readyz')).toBe(200);
    const player = await joinPlayer(first.server);
    const played = await player.spin();
    expect(played.body).toMatchObject({ win: 4500, isPaid: true });

    const second = await start();
    await vi.waitFor(() => expect(second.onWait).toHaveBeenCalledWith(expect.stringContaining('standby')));
    expect([await second.getStatus('/healthz'), await second.getStatus('/readyz')]).toEqual([200, 503]);
    expect(await second.getStatus('/play')).toBe(503);
    expect(await second.getStatus('/api/session', { method: 'POST', body: 'no JSON' })).toBe(503);

    await first.server.close();
    await waitUntilActive(second);
    expect(await second.getStatus('/readyz')).toBe(200);
    // Sends the commitment (hash of the next seed) that the player received from the first provider. The second
    // provider accepts the request only if it has loaded this seed from the database.
    const headers = { authorization: `Bearer ${player.bearer}` };
    const payload = {
      roundId: randomUUID(),
      commitment: (played.body as { next: string }).next,
      clientPart: 'page',
      play: { kind: 'paid', bet: 1000 },
    };
    const next = await second.server.inject({ method: 'POST', url: '/api/play', headers, payload });
    expect(next.json()).toMatchObject({ win: 4500, balance: 107_000 });
  });

  it('rejects new requests while the database is away, takes no money, and goes on afterwards', async () => {
    const provider = await start({ databaseUrl: proxy.url });
    await waitUntilActive(provider);
    const player = await joinPlayer(provider.server);
    proxy.cut();
    await vi.waitFor(async () => expect(await provider.getStatus('/readyz')).toBe(503));
    const rejected = await player.spin();
    expect([rejected.status, rejected.body]).toEqual([503, { errorCode: 'system.busy' }]);
    expect(gateway.wallet.bets.size).toBe(0);
    expect(await provider.getStatus('/healthz')).toBe(200);
    proxy.restore();
    await vi.waitFor(async () => expect(await provider.getStatus('/readyz')).toBe(200), { timeout: 5000 });
    expect((await player.spin()).body).toMatchObject({ win: 4500, balance: 103_500 });
    expect(provider.onFailed).not.toHaveBeenCalled();
  });

  it('completes a round whose bet was taken when the database went away', async () => {
    const provider = await start({ databaseUrl: proxy.url });
    await waitUntilActive(provider);
    const player = await joinPlayer(provider.server);
    gateway.fault = (call) => {
      if (call === 'bet') proxy.cut();
      return undefined;
    };
    const round = player.spin();
    await vi.waitFor(() => expect(gateway.wallet.bets.size).toBe(1));
    await vi.waitFor(async () => expect(await provider.getStatus('/readyz')).toBe(503));
    expect(gateway.wallet.wins.size).toBe(0);
    gateway.fault = () => undefined;
    proxy.restore();
    expect((await round).body).toMatchObject({ win: 4500, balance: 103_500, isPaid: true });
    expect([...gateway.wallet.wins.values()]).toEqual([4500]);
    expect(gateway.wallet.rolledBack.size).toBe(0);
  });

  it('pays nothing for a round that another provider has cancelled meanwhile', async () => {
    const first = await start({ databaseUrl: proxy.url });
    await waitUntilActive(first);
    const player = await joinPlayer(first.server);
    gateway.fault = (call) => {
      if (call === 'bet') proxy.cut();
      return undefined;
    };
    const round = player.spin().catch(() => undefined);
    await vi.waitFor(() => expect(gateway.wallet.bets.size).toBe(1));
    const second = await start();
    await waitUntilActive(second);
    await vi.waitFor(() => expect(gateway.wallet.rolledBack.size).toBe(1));
    proxy.restore();
    await vi.waitFor(() => expect(first.onFailed).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    await round;
    expect(gateway.wallet.wins.size).toBe(0);
    expect(gateway.wallet.state.balance).toBe(100_000);
    expect(await first.getStatus('/readyz')).toBe(503);
  });

  it.each([
    ['betting', 'returns the bets of a shared table', 'rolledBack'],
    ['running', 'settles the bets of a shared table by the stored outcome', 'settled'],
  ] as const)('whose owner is lost while the table is %s %s once', async (phase, _result, ended) => {
    const { now, after, pass } = createManualClock();
    const options = { games: [coin], now, after } satisfies Partial<StandbyServerOptions>;
    const first = await start({ databaseUrl: proxy.url, ...options });
    await waitUntilActive(first);
    const player = await createLivePlayer(first.server);
    const { roundId } = await player.phase('betting');
    expect((await player.bet(roundId, { amount: 1000 })).status).toBe(200);
    if (phase === 'running') {
      pass(coin.phases.betting);
      await player.phase('closed', roundId);
      pass(coin.phases.closed);
    }
    await player.phase(phase, roundId);
    proxy.cut();
    await waitUntilActive(await start(options));
    await vi.waitFor(() => expect(gateway.wallet[ended].size).toBe(1));
    proxy.restore();
    await vi.waitFor(() => expect(first.onFailed).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    player.stop();
    expect(gateway.wallet.state.balance).toBe(ended === 'settled' ? 101_000 : 100_000);
    expect(gateway.wallet.settled.size + gateway.wallet.rolledBack.size).toBe(1);
    expect([...gateway.wallet.winIdsByBet.values()].map(({ size }) => size)).toEqual(ended === 'settled' ? [1] : []);
  });

  it('fails with the table and the key of a malformed value', async () => {
    const first = await start();
    await waitUntilActive(first);
    await first.server.close();
    await database.query(
      `insert into livery_provider.records (table_name, key, value) values ('payouts', 'p-1', '{"amount":"much"}')`,
    );
    const second = await start();
    await vi.waitFor(() => expect(second.onFailed).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    expect(String(second.onFailed.mock.calls[0]?.[0])).toMatch(/key "p-1" in the table "payouts"/);
    expect(await second.getStatus('/readyz')).toBe(503);
  });
});

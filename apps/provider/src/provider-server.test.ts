import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProviderOptions } from './provider-server.ts';
import type { FakeGateway } from './testing/fake-gateway.ts';
import { startFakeGateway } from './testing/fake-gateway.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { joinPlayer } from './testing/joined-player.ts';
import { losingStops, scatterStops, createReelStops, winningStops } from './testing/reel-stops.ts';
import { createDataFolder, createTestProvider } from './testing/test-provider.ts';

let gateway: FakeGateway;
let dataFolder: string;
let provider: FastifyInstance;

const open = (createRandomSource: NonNullable<ProviderOptions['createRandomSource']>): FastifyInstance => {
  provider = createTestProvider({ gatewayOrigin: gateway.origin, dataFolder, createRandomSource });
  return provider;
};

beforeEach(async () => {
  gateway = await startFakeGateway();
  dataFolder = await createDataFolder();
});

afterEach(async () => {
  await provider.close();
  await gateway.close();
  await rm(dataFolder, { recursive: true });
});

const countCalls = (name: string): number => gateway.calls.filter((call) => call === name).length;

describe('a spin', () => {
  it('places the bet and pays the win through the wallet', async () => {
    const player = await joinPlayer(open(createReelStops(winningStops)));
    expect(player.opened.body).toMatchObject({
      balance: 100_000,
      game: { name: 'Koi Garden' },
      returnPercent: '96.01',
      engine: 'lines',
      kind: 'instant',
      state: null,
      lastRound: null,
    });
    const { body } = await player.spin();
    expect(body).toMatchObject({ outcome: { stops: winningStops }, win: 4500, balance: 103_500, isPaid: true });
    expect(gateway.wallet.state.balance).toBe(103_500);
  });

  it('reports a lost round to the wallet', async () => {
    const player = await joinPlayer(open(createReelStops(losingStops)));
    expect((await player.spin()).body).toMatchObject({ win: 0, balance: 99_000 });
    await vi.waitFor(() => expect([...gateway.wallet.wins.values()]).toEqual([0]), { timeout: 15_000 });
  });

  it('plays once per round id, also for two concurrent requests', async () => {
    const player = await joinPlayer(open(createReelStops(winningStops, losingStops)));
    const roundId = randomUUID();
    const responses = await Promise.all([player.spin({ roundId }), player.spin({ roundId }), player.spin({ roundId })]);
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await player.spin({ roundId })).body).toEqual(responses[0]?.body);
    expect(gateway.wallet.bets.size).toBe(1);
    expect((await player.spin({ roundId, bet: 2000 })).body).toMatchObject({ errorCode: 'round.conflict' });
  });

  it('delays a spin that follows the last one too soon', async () => {
    const clock = createManualClock();
    const after = vi.fn(clock.after);
    provider = createTestProvider({
      gatewayOrigin: gateway.origin,
      dataFolder,
      createRandomSource: createReelStops(losingStops),
      now: clock.now,
      after,
      spinEveryMs: 2500,
    });
    const player = await joinPlayer(provider);
    await player.spin();
    clock.pass(1000);
    const second = player.spin();
    await vi.waitFor(() => expect(after).toHaveBeenCalledWith(1500, expect.any(Function)), { timeout: 15_000 });
    expect(countCalls('bet')).toBe(1);
    clock.pass(1500);
    expect((await second).body).toMatchObject({ win: 0, balance: 98_000 });
    clock.pass(2500);
    expect((await player.spin()).body).toMatchObject({ balance: 97_000 });
    expect(after.mock.calls.filter(([milliseconds]) => milliseconds === 1500)).toHaveLength(1);
  });

  it('rejects a spin in a second window until it loads the new commitment', async () => {
    const one = await joinPlayer(open(createReelStops(losingStops)));
    const other = await joinPlayer(provider);
    expect((await one.spin()).body).toMatchObject({ balance: 99_000 });
    expect((await other.spin()).body).toMatchObject({ errorCode: 'round.stale' });
    expect(gateway.wallet.bets.size).toBe(1);
    const rejoinedPlayer = await joinPlayer(provider);
    expect(rejoinedPlayer.opened.body.lastRound).toMatchObject({ stake: 1000, win: 0 });
    expect((await rejoinedPlayer.spin()).body).toMatchObject({ balance: 98_000 });
  });

  it('rejects a bet that is not offered and an invalid request', async () => {
    const player = await joinPlayer(open(createReelStops(losingStops)));
    expect((await player.spin({ bet: 1020 })).body).toMatchObject({ errorCode: 'round.bet.invalid' });
    for (const bad of [{ bet: -1000 }, { bet: 10.5 }, { kind: 'gift' }, { roundId: '../x' }])
      expect((await player.spin(bad)).status).toBe(400);
    expect(gateway.wallet.bets.size).toBe(0);
  });

  it('reports an insufficient balance with the balance', async () => {
    const player = await joinPlayer(open(createReelStops(losingStops)));
    gateway.wallet.state.balance = 999;
    expect(await player.spin()).toMatchObject({
      status: 409,
      body: { errorCode: 'wallet.insufficient.balance', balance: 999 },
    });
  });

  it('reports an expired session', async () => {
    const player = await joinPlayer(open(createReelStops(losingStops)));
    gateway.wallet.state.isExpired = true;
    expect(await player.spin()).toMatchObject({ status: 401, body: { errorCode: 'wallet.session.expired' } });
    const stranger = await provider.inject({
      method: 'POST',
      url: '/api/play',
      payload: { roundId: randomUUID(), commitment: '', clientPart: '', play: { kind: 'paid', bet: 1000 } },
    });
    expect(stranger.statusCode).toBe(401);
  });
});

describe('over a faulty network', () => {
  it.each(['lost-request', 'lost-response', 'not-json', 'twice'] as const)(
    'takes one bet when the first attempt fails with "%s"',
    async (fault) => {
      gateway.fault = (call, nth) => (call === 'bet' && nth === 1 ? fault : undefined);
      const player = await joinPlayer(open(createReelStops(losingStops)));
      expect((await player.spin()).body).toMatchObject({ balance: 99_000 });
      expect(gateway.wallet.bets.size).toBe(1);
    },
  );

  it.each(['lost-request', 'lost-response', 'not-json'] as const)(
    'rolls back a bet until it is acknowledged when every attempt fails with "%s"',
    async (fault) => {
      gateway.fault = (call, nth) => (call === 'bet' || (call === 'rollback' && nth <= 2) ? fault : undefined);
      let time = Date.now();
      provider = createTestProvider({
        gatewayOrigin: gateway.origin,
        dataFolder,
        createRandomSource: createReelStops(winningStops),
        now: () => (time += 10_000),
      });
      const player = await joinPlayer(provider);
      const roundId = randomUUID();
      expect((await player.spin({ roundId })).body.errorCode).toBe('round.cancelled');
      await vi.waitFor(() => expect(countCalls('rollback')).toBeGreaterThanOrEqual(3), { timeout: 15_000 });
      expect(gateway.wallet.state.balance).toBe(100_000);
      expect((await player.spin({ roundId })).body.errorCode).toBe('round.cancelled');
    },
  );

  it('ignores a rejection that follows a lost response', async () => {
    gateway.fault = (call, nth) => {
      if (call !== 'bet' || nth > 1) return undefined;
      queueMicrotask(() => (gateway.wallet.state.isExpired = true));
      return 'lost-request';
    };
    const player = await joinPlayer(open(createReelStops(winningStops)));
    expect((await player.spin()).body.errorCode).toBe('round.cancelled');
    await vi.waitFor(() => expect(gateway.wallet.rolledBack.size).toBe(1), { timeout: 15_000 });
  });

  it('pays a win once when the wallet does not acknowledge several attempts', async () => {
    gateway.fault = (call, nth) => (call === 'win' && nth <= 3 ? 'lost-response' : undefined);
    let time = Date.now();
    provider = createTestProvider({
      gatewayOrigin: gateway.origin,
      dataFolder,
      createRandomSource: createReelStops(winningStops),
      now: () => (time += 10_000),
    });
    const player = await joinPlayer(provider);
    expect((await player.spin()).body).toMatchObject({ win: 4500, balance: 103_500, isPaid: false });
    await vi.waitFor(() => expect(countCalls('win')).toBe(4), { timeout: 15_000 });
    expect(gateway.wallet.state.balance).toBe(103_500);
  });
});

describe('free spins', () => {
  it('are free, triple the win, and continue after a reload and a restart', async () => {
    const first = await joinPlayer(open(createReelStops(scatterStops, winningStops, losingStops)));
    expect((await first.spin()).body).toMatchObject({ win: 2000, state: { left: 8, awarded: 8, won: 0 } });
    expect((await first.spin()).body).toMatchObject({ errorCode: 'round.stale' });
    expect((await first.spin({ kind: 'free', bet: 0 })).body).toMatchObject({
      win: 13_500,
      stake: 0,
      state: { left: 7, won: 13_500 },
    });
    await provider.close();

    const second = await joinPlayer(open(createReelStops(losingStops)));
    expect(second.opened.body).toMatchObject({
      state: { left: 7, awarded: 8, bet: 1000, won: 13_500 },
      lastRound: { win: 13_500 },
    });
    for (let left = 6; left >= 0; left -= 1)
      expect((await second.spin({ kind: 'free', bet: 0 })).body.outcome.freeSpins.left).toBe(left);
    expect((await second.spin({ kind: 'free', bet: 0 })).body).toMatchObject({ errorCode: 'round.stale' });
    expect((await second.table()).body.state).toBeNull();
    expect(gateway.wallet.bets.size).toBe(1);
    expect(gateway.wallet.state.balance).toBe(100_000 - 1000 + 2000 + 13_500);
  });
});

describe('a launch token', () => {
  it('can be used once', async () => {
    const first = await joinPlayer(open(createReelStops(losingStops)));
    const open2 = (token: string) =>
      provider.inject({ method: 'POST', url: '/api/session', payload: { token, vendor: 'TEST' } });
    expect((await open2('launch-twice')).statusCode).toBe(200);
    expect((await open2('launch-twice')).json()).toEqual({ errorCode: 'wallet.session.expired' });
    expect((await open2('forged')).statusCode).toBe(401);
    expect(first.opened.status).toBe(200);
  });
});

describe('the page', () => {
  it('has no inline scripts and allows only configured embedders', async () => {
    // Test providers do not build the client files at their start. So the first request for a page in this test file
    // waits until these files are built.
    const response = await open(createReelStops(losingStops)).inject({
      url: '/play?token=secret&lang=AR&parent=http://firuzara.localhost:4200',
    });
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors http://*.localhost:4200');
    expect(policy).not.toContain('unsafe');
    expect(response.body).toContain('lang="ar" dir="rtl"');
    expect(response.body).toContain('data-parent="http://firuzara.localhost:4200"');
    expect(response.body).not.toContain('secret');
    const stranger = await provider.inject({ url: '/play?parent=http://evil.example' });
    expect(stranger.body).toContain('data-parent=""');
  });

  it('serves each script with an immutable cache header, and no other file', async () => {
    const page = await open(createReelStops(losingStops)).inject({ url: '/play' });
    const script = /src="([^"]+\.js)"/.exec(page.body)?.[1] ?? '';
    const response = await provider.inject({ url: script, headers: { 'accept-encoding': 'br' } });
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    for (const url of ['/client/../provider-server.ts', '/client/%2e%2e%2fprovider-server.ts', '/client/main.ts'])
      expect((await provider.inject({ url })).statusCode).toBe(404);
  });
});

import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { gameEngines } from '@livery/demo/engines';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeGateway } from './testing/fake-gateway.ts';
import { startFakeGateway } from './testing/fake-gateway.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { type GameCase, gameCases } from './testing/game-cases.ts';
import { joinTable } from './testing/table-player.ts';
import { createDataFolder, createTestProvider } from './testing/test-provider.ts';

const patience = { timeout: 15_000, interval: 10 };
const purse = 100_000;
const closing = gameCases.filter(({ closesIn }) => closesIn !== undefined) as (GameCase & {
  readonly closesIn: number;
})[];

let gateway: FakeGateway;
let dataFolder: string;
let provider: FastifyInstance;
let origin: string;
let clock: ReturnType<typeof createManualClock>;
let leaving: (() => void)[];
let folders: string[];

const start = async (): Promise<void> => {
  provider = createTestProvider({ gatewayOrigin: gateway.origin, dataFolder, now: clock.now, after: clock.after });
  origin = await provider.listen({ port: 0, host: '127.0.0.1' });
};
const newFolder = async (): Promise<string> => {
  const folder = await createDataFolder();
  folders.push(folder);
  return folder;
};
const join = async ({ catalogueEntry }: Pick<GameCase, 'catalogueEntry'>, player = 'ana') => {
  Object.assign(gateway.wallet.state, catalogueEntry);
  const seated = await joinTable(origin, player);
  leaving.push(seated.leave);
  return seated;
};

/**
 * Computes the wallet balance that the test expects: the balance at the start, minus the stakes of all bets that were
 * not rolled back (refunded), plus all wins.
 */
const sums = () => {
  const { bets, wins, rolledBack } = gateway.wallet;
  const staked = [...bets].filter(([id]) => !rolledBack.has(id)).reduce((sum, [, amount]) => sum + amount, 0);
  return purse - staked + [...wins.values()].reduce((sum, amount) => sum + amount, 0);
};
const countCalls = (name: string): number => gateway.calls.filter((call) => call === name).length;

beforeEach(async () => {
  gateway = await startFakeGateway();
  folders = [];
  dataFolder = await newFolder();
  clock = createManualClock();
  leaving = [];
  await start();
});
afterEach(async () => {
  for (const leave of leaving) leave();
  await provider.close();
  await gateway.close();
  for (const folder of folders) await rm(folder, { recursive: true });
});

it('has a test case for every engine', () => {
  expect(gameCases.map(({ engine }) => engine)).toEqual(gameEngines);
});

describe.each(gameCases)('at $engine', (station) => {
  const { stake, invalidStake, prepareBet, maxConcurrentBets } = station;

  it('rejects a missing or forged bearer and calls of another game, and places no bet', async () => {
    const ana = await join(station);
    await prepareBet(ana);
    const id = randomUUID();
    const calls = {
      '/api/play': { roundId: id, commitment: 'a'.repeat(64), clientPart: 'page', play: { kind: 'paid', bet: stake } },
      '/api/bets': {
        betId: id,
        roundId: randomUUID(),
        bet: { spots: { red: stake, player: stake }, stake, target: null },
      },
      '/api/bets/act': { betId: id, act: { kind: 'cashOut' } },
      '/api/call/buy': { roundId: id, commitment: 'a'.repeat(64), clientPart: 'page', stake },
      '/api/call/ready': { table: randomUUID(), betId: id, part: id },
      '/api/call/place': {
        betId: id,
        stake,
        acceptance: 'any',
        selections: [{ match: 'none', market: 'winner', outcome: 'home', price: 200 }],
      },
    };
    for (const [path, body] of Object.entries(calls)) {
      for (const authorization of ['', 'Bearer ', `Bearer ${'a'.repeat(43)}`])
        expect(
          (
            await fetch(origin + path, {
              method: 'POST',
              headers: { 'content-type': 'application/json', authorization },
              body: JSON.stringify(body),
            })
          ).status,
        ).toBe(401);
      expect((await ana.call(path, body)).status, path).toBeOneOf([400, 404, 409]);
    }
    expect(countCalls('bet')).toBe(0);
  });

  it('rejects an invalid amount before it calls the wallet', async () => {
    const bet = await prepareBet(await join(station));
    for (const amount of [
      invalidStake,
      0,
      -stake,
      stake + 0.5,
      1e12,
      Number.MAX_SAFE_INTEGER + 2,
      String(stake),
      null,
      undefined,
      [stake],
      true,
    ]) {
      const { status, body } = await bet(amount);
      expect([status, body['errorCode']], String(amount)).toEqual(
        expect.toSatisfy((result: unknown) =>
          ['400,request.invalid', '409,round.bet.invalid'].includes(String(result)),
        ),
      );
    }
    expect(countCalls('bet')).toBe(0);
    expect((await bet(stake)).status).toBe(200);
  });

  it('rejects a bet above the balance and reports the balance, and accepts a bet that the balance covers', async () => {
    const ana = await join(station);
    gateway.wallet.state.balance = 7;
    expect(await (await prepareBet(ana))(stake)).toMatchObject({
      status: 409,
      body: { errorCode: 'wallet.insufficient.balance', balance: 7 },
    });
    expect(gateway.wallet.bets.size).toBe(0);
    gateway.wallet.state.balance = purse;
    expect((await (await prepareBet(ana))(stake)).status).toBe(200);
    await vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(sums()), patience);
  });

  it('places no bet when the login session has expired', async () => {
    const bet = await prepareBet(await join(station));
    gateway.wallet.state.isExpired = true;
    expect(await bet(stake)).toMatchObject({ status: 401, body: { errorCode: 'wallet.session.expired' } });
    expect(gateway.wallet.bets.size).toBe(0);
  });

  it.each(['lost-request', 'lost-response', 'not-json'] as const)(
    'takes nothing while the wallet is unavailable ("%s"), and accepts bets when it is available again',
    async (fault) => {
      const ana = await join(station);
      const bet = await prepareBet(ana);
      gateway.fault = (call) => (call === 'bet' || call === 'rollback' ? fault : undefined);
      expect((await bet(stake)).body['errorCode']).toBe('round.cancelled');
      gateway.fault = () => undefined;
      await vi.waitFor(() => {
        // The rollback starts some time after the rejection of the bet is stored. The first check can run before that,
        // and then its advance of the clock is too early. So each attempt of the check advances the clock by 2 seconds.
        clock.pass(2000);
        expect(gateway.wallet.rolledBack.size).toBe(1);
      }, patience);
      expect(gateway.wallet.state.balance).toBe(purse);
      expect((await (await prepareBet(ana))(stake)).status).toBe(200);
      await vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(sums()), patience);
    },
  );

  it('places one bet for the same request from two windows, and at most the allowed number of bets per player', async () => {
    const [one, other] = [await join(station), await join(station)];
    const [bet, again] = [await prepareBet(one), await prepareBet(other)];
    const betId = randomUUID();
    expect((await Promise.all([bet(stake, betId), again(stake, betId)])).map(({ status }) => status)).toEqual([
      200, 200,
    ]);
    expect(gateway.wallet.bets.size).toBe(1);

    const ben = [await join(station, 'ben'), await join(station, 'ben')];
    const responses = await Promise.all((await Promise.all(ben.map(prepareBet))).map((placeBet) => placeBet(stake)));
    expect(gateway.wallet.bets.size).toBe(1 + maxConcurrentBets);
    for (const { status, body } of responses.filter((response) => response.status !== 200))
      expect([status, body['errorCode']]).toEqual([409, 'round.stale']);
    await vi.waitFor(() => expect(gateway.wallet.state.balance).toBe(sums()), patience);
  });

  /**
   * Simulates the kill of the provider. The copy of the data folder has the data that a killed process would leave. The
   * process continues to run, but all its later calls to the gateway are lost. Returns the path of the copy.
   */
  const killNow = async (): Promise<string> => {
    const crashFolder = await newFolder();
    cpSync(dataFolder, crashFolder, { recursive: true });
    gateway.fault = () => 'lost-request';
    return crashFolder;
  };
  const revive = async (crashFolder: string): Promise<void> => {
    for (const leave of leaving.splice(0)) leave();
    await provider.close();
    gateway.fault = () => undefined;
    dataFolder = crashFolder;
    await start();
  };

  it('rolls the stake back when the process is killed during the wallet call', async () => {
    const bet = await prepareBet(await join(station));
    const crashFolder = await newFolder();
    gateway.fault = (call) => {
      if (call !== 'bet') return undefined;
      cpSync(dataFolder, crashFolder, { recursive: true });
      gateway.fault = () => 'lost-request';
      return 'lost-response';
    };
    await bet(stake);
    expect(gateway.wallet.bets.size).toBe(1);
    await revive(crashFolder);
    await vi.waitFor(() => expect(gateway.wallet.rolledBack.size).toBe(1), patience);
    expect([gateway.wallet.state.balance, gateway.wallet.wins.size]).toEqual([purse, 0]);
  });

  it('finishes the round or rolls it back when the process is killed after the bet', async () => {
    gateway.fault = (call) => (call === 'win' || call === 'rollback' ? 'lost-request' : undefined);
    const bet = await prepareBet(await join(station));
    expect((await bet(stake)).status).toBe(200);
    await revive(await killNow());
    await vi.waitFor(() => {
      clock.pass(600_000);
      const { bets, settled, rolledBack } = gateway.wallet;
      expect([...bets.keys()].filter((id) => settled.has(id) === rolledBack.has(id))).toEqual([]);
    }, patience);
    expect(gateway.wallet.state.balance).toBe(sums());
  });
});

it.each(closing)('rejects a bet after the close at $engine without a wallet call', async (station) => {
  const bet = await station.prepareBet(await join(station));
  clock.pass(station.closesIn);
  expect(await bet(station.stake)).toMatchObject({ status: 409, body: { errorCode: 'round.closed' } });
  expect(countCalls('bet')).toBe(0);
});

it('rejects a launch token that is forged or already used', async () => {
  const open = async (token: string, vendor = 'TEST') =>
    (
      await fetch(`${origin}/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, vendor }),
      })
    ).status;
  expect([
    await open('launch-1'),
    await open('launch-1'),
    await open('forged'),
    await open(''),
    await open('launch-2', 'NOBODY'),
  ]).toEqual([200, 401, 401, 400, 409]);
});

import { randomUUID } from 'node:crypto';
import { login } from '@livery/contract/auth/session';
import { launchGame } from '@livery/contract/catalogue/games';
import { lotteryBoard, lotteryMenu, nearNumeros, placeLotteryBets } from '@livery/contract/lottery';
import { seamlessBet, seamlessRollback, seamlessSession, seamlessWin } from '@livery/contract/seamless';
import { systemStatus } from '@livery/contract/site-settings';
import { walletBalance } from '@livery/contract/wallet';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getValue } from '../../testing/client.ts';
import { type GatewayNode, type GatewayPair, startGatewayPair } from '../../testing/gateway-pair.ts';

let pair: GatewayPair;
let nodes: readonly [GatewayNode, GatewayNode];

beforeAll(async () => {
  pair = await startGatewayPair();
  nodes = pair.nodes;
});
afterAll(() => pair?.close());

const reason = ['--reason', 'the vendor pays wrong wins'] as const;
const logIn = async ({ client }: GatewayNode, merchant = 'bituinara'): Promise<string> =>
  getValue(await client.call(login, { type: 'username', username: 'demo', password: 'Demo#2026' }, { merchant })).token;

const findGame = async ({ platform }: GatewayNode, vendor: string, merchant: string) => {
  const response = await platform.app.inject({
    url: `/wps/relay/GCSGAME_gameList?gameType=RNG&language=EN&vassalage=${vendor}`,
    headers: { merchant },
  });
  return response.json<{ value: { games: { roomId: string; nodeId: string }[] } }>().value.games[0]!;
};

const launch = async (node: GatewayNode, token: string, vendor = 'LANTERN', merchant = 'bituinara') => {
  const { roomId, nodeId } = await findGame(node, vendor, merchant);
  return node.client.call(launchGame, { vendor, gameId: roomId, nodeId, language: 'EN' }, { token, merchant });
};

const startGame = async (node: GatewayNode, token: string, vendor = 'LANTERN', merchant = 'bituinara') => {
  const { url } = getValue(await launch(node, token, vendor, merchant));
  const launchToken = new URL(url).searchParams.get('token') as string;
  const session = getValue(await node.client.vendorCall(seamlessSession, { token: launchToken }, { vendor }));
  const ids = (betId: string) => ({ playerId: session.playerId, betTransactionUuid: betId });
  return {
    bet: ({ client }: GatewayNode, id: string) =>
      client.vendorCall(
        seamlessBet,
        { token: session.token, transactionUuid: id, roundId: id, gameId: session.gameId, amount: '1.00' },
        { vendor },
      ),
    win: ({ client }: GatewayNode, betId: string, amount: string) =>
      client.vendorCall(
        seamlessWin,
        { ...ids(betId), transactionUuid: randomUUID(), roundId: betId, amount },
        { vendor },
      ),
    rollback: ({ client }: GatewayNode, betId: string) =>
      client.vendorCall(seamlessRollback, { ...ids(betId), transactionUuid: randomUUID() }, { vendor }),
  };
};

const readBalance = async ({ client }: GatewayNode, token: string): Promise<number> =>
  Math.round(Number(getValue(await client.call(walletBalance, {}, { token })).sumBalance) * 100);

/** Waits until the launch of a game has the expected result on both gateways. */
const waitForLaunch = async (token: string, expected: object): Promise<void> => {
  for (const node of nodes) await vi.waitFor(async () => expect(await launch(node, token)).toMatchObject(expected));
};
const rejected = { status: 409, body: { success: false, errorCode: 'game.maintenance' } };
const accepted = { status: 200 };

describe('a stopped vendor', () => {
  it('gets no launches and bets on any gateway until it is started, and its open rounds are settled', async () => {
    const [one, other] = nodes;
    const token = await logIn(one);
    const game = await startGame(one, token);
    const [won, returned] = [randomUUID(), randomUUID()];
    expect(await game.bet(one, won)).toMatchObject(accepted);
    expect(await game.bet(one, returned)).toMatchObject(accepted);
    const earlier = await game.bet(one, won);

    expect(await pair.runSwitch('stop', 'vendor', 'LANTERN', ...reason)).toContain(
      'vendor LANTERN of all brands: stopped',
    );
    await waitForLaunch(token, rejected);
    for (const { platform } of nodes)
      expect((await platform.metrics.render()).text).toMatch(/^livery_incident_switches 1$/m);
    const before = await readBalance(one, token);
    for (const node of nodes) expect(await game.bet(node, randomUUID())).toMatchObject(rejected);
    expect(await readBalance(one, token)).toBe(before);

    // The vendor repeats a call whose response was lost.
    expect((await game.bet(other, won)).body).toEqual(earlier.body);
    expect(await game.win(other, won, '5.00')).toMatchObject(accepted);
    expect(await game.rollback(one, returned)).toMatchObject(accepted);
    expect(await readBalance(one, token)).toBe(before + 600);
    expect(await launch(other, token, 'KESTREL')).toMatchObject(accepted);

    await pair.runSwitch('start', 'vendor', 'LANTERN', '--reason', 'the vendor has corrected it');
    await waitForLaunch(token, accepted);
    for (const node of nodes) expect(await game.bet(node, randomUUID())).toMatchObject(accepted);
  });

  it('opens no game with a launch token from before the stop', async () => {
    const [one, other] = nodes;
    const token = await logIn(one);
    const { url } = getValue(await launch(one, token));
    await pair.runSwitch('stop', 'vendor', 'LANTERN', ...reason);
    await waitForLaunch(token, rejected);
    const launchToken = new URL(url).searchParams.get('token') as string;
    expect(await one.client.vendorCall(seamlessSession, { token: launchToken }, { vendor: 'LANTERN' })).toMatchObject(
      rejected,
    );
    await pair.runSwitch('start', 'vendor', 'LANTERN', ...reason);
    await waitForLaunch(token, accepted);
    expect(
      await other.client.vendorCall(seamlessSession, { token: launchToken }, { vendor: 'LANTERN' }),
    ).not.toMatchObject(accepted);
  });

  it('goes on at the brands that the switch does not name', async () => {
    const [one, other] = nodes;
    const token = await logIn(one);
    const tokenOfOther = await logIn(other, 'lualoc');
    await pair.runSwitch('stop', 'vendor', 'LANTERN', '--brand', 'bituinara', ...reason);
    await waitForLaunch(token, rejected);
    expect(await launch(other, tokenOfOther, 'LANTERN', 'lualoc')).toMatchObject(accepted);
    await pair.runSwitch('start', 'vendor', 'LANTERN', '--brand', 'bituinara', ...reason);
    await waitForLaunch(token, accepted);
  });

  it('takes no bets on its lotteries, which are screens of the app', async () => {
    const [one, other] = nodes;
    const token = await logIn(one);
    const { list } = getValue(await one.client.call(lotteryMenu, { prizeMode: 'SEA', language: 'EN' }));
    const { code, vassalage: vendor } = list.find((each) => each.code === 'SSC_1M')!;
    const { methods } = getValue(await one.client.call(lotteryBoard, { code, prizeMode: 'SEA' }));
    const { prices } = methods.find((method) => method.code === 'place')!;
    const bet = async ({ client }: GatewayNode, idempotencyKey: string) => {
      const near = getValue(await client.call(nearNumeros, { code, count: 3 })).list;
      const line = { method: 'place', selection: '1||||', unit: '1.00', multiple: 1, price: prices[0]! };
      return client.call(
        placeLotteryBets,
        { code, prizeMode: 'SEA', lines: [line], numeros: [{ numero: near[2]!.numero, multiple: 1 }] } as never,
        { token, headers: { 'idempotency-key': idempotencyKey } },
      );
    };
    expect(await bet(one, randomUUID())).toMatchObject(accepted);
    await pair.runSwitch('stop', 'vendor', vendor, ...reason);
    const key = randomUUID();
    for (const node of nodes)
      await vi.waitFor(async () => expect(await bet(node, randomUUID())).toMatchObject(rejected));
    expect(await bet(other, key)).toMatchObject(rejected);
    await pair.runSwitch('start', 'vendor', vendor, ...reason);
    // A stored rejection would be sent again for the same key. The success shows that the rejection was not stored.
    await vi.waitFor(async () => expect(await bet(other, key)).toMatchObject(accepted));
  });
});

describe('a stopped brand', () => {
  const readStatus = async ({ client }: GatewayNode, merchant = 'bituinara') =>
    getValue(await client.call(systemStatus, {}, { merchant }));
  const waitForMaintenance = async (isOn: boolean): Promise<void> => {
    for (const node of nodes) await vi.waitFor(async () => expect((await readStatus(node)).maintenance).toBe(isOn));
  };

  it('is under maintenance on every gateway until it is started, and other brands are not', async () => {
    const [one, other] = nodes;
    const token = await logIn(one);
    const game = await startGame(one, token);
    const open = randomUUID();
    expect(await game.bet(one, open)).toMatchObject(accepted);
    const before = await readBalance(one, token);
    const until = '2099-01-01T08:00Z';

    await pair.runSwitch('stop', 'brand', 'bituinara', '--until', until, ...reason);
    await waitForMaintenance(true);
    for (const node of nodes) {
      const { status, headers, body } = await node.client.call(walletBalance, {}, { token });
      expect({ status, body }).toMatchObject({ status: 503, body: { errorCode: 'system.maintenance' } });
      expect(headers['retry-after']).toBe('60');
      expect((await readStatus(node)).maintenanceUntil).toBe('2099-01-01T08:00:00.000Z');
      expect((await readStatus(node, 'lualoc')).maintenance).toBe(false);
      expect(await game.bet(node, randomUUID())).toMatchObject(rejected);
    }
    expect(await launch(other, await logIn(other, 'lualoc'), 'LANTERN', 'lualoc')).toMatchObject(accepted);
    expect(await game.win(other, open, '3.00')).toMatchObject(accepted);

    await pair.runSwitch('start', 'brand', 'bituinara', ...reason);
    await waitForMaintenance(false);
    expect(await readBalance(other, token)).toBe(before + 300);
    for (const node of nodes) expect(await game.bet(node, randomUUID())).toMatchObject(accepted);
    expect((await readStatus(other)).maintenanceUntil).toBeNull();
  });
});

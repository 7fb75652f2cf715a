import { generateKeyPairSync } from 'node:crypto';
import { gameSessionSummary, launchGame } from '@livery/contract/catalogue/games';
import { formatAmount, parseAmount } from '@livery/contract/money';
import {
  seamlessBalance,
  seamlessBet,
  seamlessRollback,
  seamlessSession,
  seamlessWin,
} from '@livery/contract/seamless';
import { login, logout } from '@livery/contract/auth/session';
import { walletBalance } from '@livery/contract/wallet';
import { winnerBoard } from '@livery/contract/catalogue/winners';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../../../core/clock/durations.ts';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { getPublicKey } from '../../../testing/vendor-signer.ts';
import type { Signer } from '../../../core/signed-calls/sign-call.ts';
import { createVendorKeys } from '../vendors/vendor-keys.ts';

let platform: TestApp;
let client: Client;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());

const vendor = 'LANTERN';

const logIn = async (username = 'demo') =>
  getValue(await client.call(login, { type: 'username', username, password: 'Demo#2026' })).token;

const launch = async (token: string) => {
  const [game] = [
    ...(
      await platform.app.inject({
        url: '/wps/relay/GCSGAME_gameList?gameType=RNG&language=EN&vassalage=LANTERN',
        headers: { merchant: 'bituinara' },
      })
    ).json().value.games,
  ];
  return client.call(launchGame, { vendor, gameId: game.roomId, nodeId: game.nodeId, language: 'EN' }, { token });
};

const launchToken = async (token: string) =>
  new URL(getValue(await launch(token)).url).searchParams.get('token') as string;

/** Starts a game session of a member with a call that the vendor signs. */
const startGameSession = async (username?: string) => {
  const token = await logIn(username);
  const gameSession = getValue(
    await client.vendorCall(seamlessSession, { token: await launchToken(token) }, { vendor }),
  );
  const of = (operation: typeof seamlessBet | typeof seamlessWin | typeof seamlessRollback, request: object) =>
    client.vendorCall(operation, request as never, { vendor });
  return {
    token,
    gameSession,
    balance: async () => parseAmount(getValue(await client.call(walletBalance, {}, { token })).sumBalance),
    bet: (id: string, amount: string, extra: object = {}) =>
      of(seamlessBet, {
        token: gameSession.token,
        transactionUuid: id,
        roundId: id,
        gameId: gameSession.gameId,
        amount,
        ...extra,
      }),
    win: (id: string, betId: string, amount: string) =>
      of(seamlessWin, {
        playerId: gameSession.playerId,
        transactionUuid: id,
        roundId: betId,
        betTransactionUuid: betId,
        amount,
      }),
    rollback: (id: string, betId: string) =>
      of(seamlessRollback, { playerId: gameSession.playerId, transactionUuid: id, betTransactionUuid: betId }),
  };
};
type Player = Awaited<ReturnType<typeof startGameSession>>;

describe('launch', () => {
  it("returns a URL on the games' own origin with a token that works once, for a session in the time zone of the brand", async () => {
    const token = await logIn();
    const { url, gameName } = getValue(await launch(token));
    expect(new URL(url).host).toMatch(/^games\.localhost/);
    expect(gameName).not.toBe('');
    const launchToken_ = new URL(url).searchParams.get('token') as string;
    expect(getValue(await client.vendorCall(seamlessSession, { token: launchToken_ }, { vendor }))).toMatchObject({
      currency: 'PHP',
      gameName,
      language: 'EN',
      isTrial: false,
      timeZone: 'Asia/Manila',
    });
    expect((await client.vendorCall(seamlessSession, { token: launchToken_ }, { vendor })).body).toMatchObject({
      errorCode: 'wallet.session.expired',
    });
  });

  it("issues a token that expires after a minute and works for the game's vendor only", async () => {
    const token = await logIn();
    const expiredToken = await launchToken(token);
    platform.clock.advance(seconds(60));
    expect((await client.vendorCall(seamlessSession, { token: expiredToken }, { vendor })).body.success).toBe(false);
    expect(
      (await client.vendorCall(seamlessSession, { token: await launchToken(token) }, { vendor: 'KESTREL' })).body
        .success,
    ).toBe(false);
  });

  it('rejects a launch without a log-in or for an unknown game', async () => {
    expect((await launch('nonsense')).status).toBe(401);
    expect(
      (await client.call(launchGame, { vendor, gameId: 'x', nodeId: '1', language: 'EN' }, { token: await logIn() }))
        .body,
    ).toMatchObject({ errorCode: 'game.unavailable' });
  });
});

describe('signature', () => {
  it.each([
    ['a timestamp that is too old', -minutes(5) - 1],
    ['a timestamp that is too far ahead', minutes(5) + 1],
  ])('rejects a call with %s', async (_, away) => {
    const timestamp = platform.clock.now().getTime() + away;
    expect(await client.vendorCall(seamlessBalance, { token: 'x' }, { vendor, timestamp })).toMatchObject({
      status: 403,
      body: { errorCode: 'wallet.signature.invalid' },
    });
  });

  it('rejects an unknown vendor and a missing signature', async () => {
    expect((await client.vendorCall(seamlessBalance, { token: 'x' }, { vendor: 'NOBODY' })).body).toMatchObject({
      errorCode: 'wallet.signature.invalid',
    });
    expect((await client.send('POST', seamlessBalance.path, {}, { payload: '{}' })).body).toMatchObject({
      errorCode: 'wallet.signature.invalid',
    });
  });

  it('rejects a call whose signature is for another path', async () => {
    const overheard = await client.vendorCall(
      seamlessRollback,
      { playerId: 'x', transactionUuid: 'x', betTransactionUuid: 'x' },
      { vendor, path: '/wps/seamless/win' },
    );
    expect(overheard).toMatchObject({ status: 403, body: { errorCode: 'wallet.signature.invalid' } });
  });

  it('accepts the old and the new key until the old one is retired', async () => {
    const keys = createVendorKeys(platform.store.db, platform.clock);
    const next: Signer = { vendor: 'COMET', keyId: 'next', privateKey: generateKeyPairSync('ed25519').privateKey };
    const call = async (signer?: Signer) =>
      (await client.vendorCall(seamlessBalance, { token: 'x' }, { vendor: 'COMET', ...(signer && { signer }) })).body;
    expect(await call(next)).toMatchObject({ errorCode: 'wallet.signature.invalid' });
    platform.clock.advance(seconds(31));
    await keys.register({ COMET: { next: getPublicKey(next) } });
    for (const signer of [next, undefined])
      expect(await call(signer)).toMatchObject({ errorCode: 'wallet.session.expired' });
    platform.clock.advance(seconds(31));
    await keys.register({ COMET: { next: getPublicKey(next) } }, { isComplete: true });
    expect(await call()).toMatchObject({ errorCode: 'wallet.signature.invalid' });
    expect(await call(next)).toMatchObject({ errorCode: 'wallet.session.expired' });
    expect(await call({ ...next, keyId: 'test' })).toMatchObject({ errorCode: 'wallet.signature.invalid' });
  });
});

describe('bets and wins', () => {
  let player: Player;
  let before: number;
  beforeEach(async () => {
    player = await startGameSession();
    before = await player.balance();
  });

  it('change the balance by their amounts', async () => {
    const id = client.newId();
    expect(getValue(await player.bet(id, '12.50'))).toEqual({ balance: formatAmount(before - 1250), currency: 'PHP' });
    expect(getValue(await player.win(client.newId(), id, '100.00'))).toEqual({
      balance: formatAmount(before + 8750),
      currency: 'PHP',
    });
    expect(await player.balance()).toBe(before + 8750);
  });

  it('apply once when a call is repeated, also concurrently', async () => {
    const id = client.newId();
    const responses = await Promise.all([player.bet(id, '5.00'), player.bet(id, '5.00'), player.bet(id, '5.00')]);
    expect(responses.map(getValue)).toEqual(Array(3).fill({ balance: formatAmount(before - 500), currency: 'PHP' }));
    const winId = client.newId();
    await player.win(winId, id, '7.00');
    await player.bet(client.newId(), '1.00');
    expect(getValue(await player.win(winId, id, '7.00')).balance).toBe(formatAmount(before + 200));
    expect(await player.balance()).toBe(before + 100);
  });

  it('are rejected with another body under the same transactionUuid', async () => {
    const id = client.newId();
    await player.bet(id, '5.00');
    expect(await player.bet(id, '6.00')).toMatchObject({
      status: 409,
      body: { errorCode: 'wallet.transaction.conflict' },
    });
    expect((await player.win(id, id, '5.00')).body).toMatchObject({ errorCode: 'wallet.transaction.conflict' });
    expect(await player.balance()).toBe(before - 500);
  });

  it('are rejected with the balance when the stake exceeds it', async () => {
    expect(await player.bet(client.newId(), formatAmount(before + 1))).toMatchObject({
      status: 402,
      body: { errorCode: 'wallet.insufficient.balance', value: { balance: formatAmount(before) } },
    });
  });

  it.each([{ amount: '0.00' }, { amount: '-1.00' }, { amount: '1.001' }, { amount: '1e3' }, { gameId: 'another' }])(
    'are rejected with %j',
    async (wrong) => {
      expect((await player.bet(client.newId(), '1.00', wrong)).body).toMatchObject({ errorCode: 'request.invalid' });
      expect(await player.balance()).toBe(before);
    },
  );

  it('pay several wins on one bet', async () => {
    const id = client.newId();
    await player.bet(id, '2.00');
    for (const amount of ['0.00', '3.00', '4.00']) getValue(await player.win(client.newId(), id, amount));
    expect(await player.balance()).toBe(before + 500);
  });

  it('reject a win without a bet', async () => {
    expect((await player.win(client.newId(), 'no-such-bet', '5.00')).body).toMatchObject({
      errorCode: 'request.not.found',
    });
  });

  it('reject bets after the log-out, but accept wins, rollbacks and repeated calls', async () => {
    const [won, undone] = [client.newId(), client.newId()];
    await player.bet(won, '1.00');
    await player.bet(undone, '1.00');
    await client.call(logout, {}, { token: player.token });
    expect((await player.bet(client.newId(), '1.00')).body).toMatchObject({ errorCode: 'wallet.session.expired' });
    expect(getValue(await player.bet(won, '1.00')).balance).toBe(formatAmount(before - 100));
    expect(getValue(await player.win(client.newId(), won, '9.00')).balance).toBe(formatAmount(before + 700));
    expect(getValue(await player.rollback(client.newId(), undone)).balance).toBe(formatAmount(before + 800));
  });

  it('are summed in the session summary without rolled back bets', async () => {
    const [game] = [
      ...(
        await platform.app.inject({
          url: '/wps/relay/GCSGAME_gameList?gameType=RNG&language=EN&vassalage=LANTERN',
          headers: { merchant: 'bituinara' },
        })
      ).json().value.games,
    ];
    // The summary of a session counts all bets since its launch. The clock advances, so that the bets of earlier
    // sessions are before the new launch.
    platform.clock.advance(seconds(1));
    player = await startGameSession();
    const receipt = async () =>
      getValue(await client.call(gameSessionSummary, { nodeId: game.nodeId }, { token: player.token }));
    const [won, undone, open] = [client.newId(), client.newId(), client.newId()];
    platform.clock.advance(seconds(90));
    for (const [id, amount] of [
      [won, '5.00'],
      [undone, '7.00'],
      [open, '2.00'],
    ] as const)
      await player.bet(id, amount);
    await player.win(client.newId(), won, '9.00');
    await player.rollback(client.newId(), undone);
    expect(await receipt()).toEqual({
      currency: 'PHP',
      seconds: 90,
      bets: 2,
      open: 1,
      staked: '7.00',
      returned: '9.00',
      net: '2.00',
    });
    expect(getValue(await client.call(gameSessionSummary, { nodeId: 'none' }, { token: player.token }))).toMatchObject({
      bets: 0,
      net: '0.00',
    });
  });

  it('prolong the log-in while playing', async () => {
    for (let passed = 0; passed < hours(1); passed += minutes(20)) {
      platform.clock.advance(minutes(20));
      getValue(await player.bet(client.newId(), '1.00'));
    }
    expect((await client.call(walletBalance, {}, { token: player.token })).status).toBe(200);
  });

  it('show a large win on the winner board with a masked name', async () => {
    const id = client.newId();
    await player.bet(id, '1.00');
    await player.win(client.newId(), id, '99999999.00');
    platform.clock.advance(seconds(10));
    const [first] = getValue(await client.call(winnerBoard, { language: 'EN' })).list;
    expect(first?.vo).toMatchObject({ winAmount: '99999999.00', customerName: 'd***o', currency: 'PHP' });
  });
});

describe('rollbacks', () => {
  let player: Player;
  let before: number;
  beforeEach(async () => {
    player = await startGameSession('agent');
    before = await player.balance();
  });

  it('refund the stake once', async () => {
    const id = client.newId();
    await player.bet(id, '4.00');
    for (let time = 0; time < 2; time += 1)
      expect(getValue(await player.rollback(client.newId(), id)).balance).toBe(formatAmount(before));
    expect((await player.win(client.newId(), id, '8.00')).body).toMatchObject({ errorCode: 'wallet.bet.rolled.back' });
    expect(await player.balance()).toBe(before);
  });

  it('are accepted before their bet, which is then rejected', async () => {
    const id = client.newId();
    expect(getValue(await player.rollback(client.newId(), id)).balance).toBe(formatAmount(before));
    expect(await player.bet(id, '4.00')).toMatchObject({ status: 409, body: { errorCode: 'wallet.bet.rolled.back' } });
    expect(await player.balance()).toBe(before);
  });

  it('are rejected for a settled bet', async () => {
    const id = client.newId();
    await player.bet(id, '4.00');
    await player.win(client.newId(), id, '0.00');
    expect((await player.rollback(client.newId(), id)).body).toMatchObject({
      errorCode: 'wallet.transaction.conflict',
    });
  });

  it('are rejected for a bet of another player', async () => {
    const other = await startGameSession('demo');
    const id = client.newId();
    await player.bet(id, '4.00');
    expect((await other.rollback(client.newId(), id)).body).toMatchObject({ errorCode: 'request.invalid' });
  });
});

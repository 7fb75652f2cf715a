import { launchGame } from '@livery/contract/catalogue/games';
import { applyActivity, claimReward } from '@livery/contract/rewards/promotions';
import {
  confirmPlayLimit,
  playHistory,
  playLimits,
  getPlaySession,
  setPlayLimit,
  setRealityCheck,
  startCoolOff,
} from '@livery/contract/responsible-gaming';
import { login, renewSession } from '@livery/contract/auth/session';
import { walletBalance } from '@livery/contract/wallet';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, hours } from '../../core/clock/durations.ts';
import { counterpartAccount } from '../ledger/accounts.ts';
import { postMovement } from '../ledger/post-movement.ts';
import { postTransaction } from '../ledger/post-transaction.ts';
import { type Client, createClient, getValue } from '../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';
import { createPlayLimits } from './play-limits.ts';
import { type PlayAction, assertWithinLimits } from './assert-play-allowed.ts';
import { games } from '../catalogue/catalogue.tables.ts';
import { ledgerAccounts } from '../ledger/ledger.tables.ts';
import { members } from '../members/members.tables.ts';
import { playBreaks, playLimits as limitsTable } from './responsible-gaming.tables.ts';

let platform: TestApp;
let client: Client;
let memberId: string;

const logIn = async (username = 'demo') =>
  getValue(await client.call(login, { type: 'username', username, password: 'Demo#2026' })).token;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
  const [member] = await platform.store.db
    .select()
    .from(members)
    .where(and(eq(members.merchant, 'bituinara'), eq(members.usernameKey, 'demo')));
  memberId = member!.id;
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.store.db.delete(limitsTable);
  await platform.store.db.delete(playBreaks);
  // The bets of the demo data are now older than the longest period of a limit, so they do not count in this test.
  platform.clock.advance(days(31));
});

const deposit = (amount: number) =>
  platform.store.db.transaction((tx) =>
    postMovement(tx, {
      merchant: 'bituinara',
      kind: 'deposit',
      memberId,
      counterpart: counterpartAccount('bituinara', 'cash'),
      amount,
      reference: client.newId(),
      at: platform.clock.now(),
    }),
  );
const getRejection = (action: PlayAction): Promise<string> =>
  assertWithinLimits(platform.store.db, platform.clock, memberId, action).then(
    () => 'allowed',
    (error: { code: string }) => error.code,
  );
const getLimit = async (token: string, kind: 'deposit' | 'loss' | 'wager', period = 'day') =>
  getValue(await client.call(playLimits, {}, { token })).limits.find(
    (each) => each.kind === kind && each.period === period,
  )!;

describe('net deposits', () => {
  const read = async (token: string): Promise<number> =>
    Number(getValue(await client.call(playLimits, {}, { token })).netDeposits);
  const move = (kind: 'withdrawalHold' | 'withdrawalRelease' | 'withdrawal', reference: string, amount: number) => {
    const held = counterpartAccount('bituinara', 'held');
    const cash = counterpartAccount('bituinara', 'cash');
    const postings = {
      withdrawalHold: [
        { memberId, amount: -amount },
        { account: held, amount },
      ],
      withdrawalRelease: [
        { memberId, amount },
        { account: held, amount: -amount },
      ],
      withdrawal: [
        { account: held, amount: -amount },
        { account: cash, amount },
      ],
    }[kind];
    return platform.store.db.transaction((tx) =>
      postTransaction(tx, { merchant: 'bituinara', kind, reference, at: platform.clock.now(), postings }),
    );
  };

  it('are the deposits less the withdrawals that were paid', async () => {
    const token = await logIn();
    const before = await read(token);
    await deposit(900_00);
    expect(await read(token)).toBe(before + 900);
    await move('withdrawalHold', 'WNET1', 650_00);
    expect(await read(token)).toBe(before + 900);
    await move('withdrawal', 'WNET1', 650_00);
    expect(await read(token)).toBe(before + 250);
    await move('withdrawalHold', 'WNET2', 100_00);
    await move('withdrawalRelease', 'WNET2', 100_00);
    expect(await read(token)).toBe(before + 250);
  });
});

describe('a limit', () => {
  it('applies at once when it is tighter', async () => {
    const token = await logIn();
    getValue(await client.call(setPlayLimit, { kind: 'deposit', period: 'day', amount: '100.00' }, { token }));
    await deposit(60_00);
    expect(await getRejection({ kind: 'deposit', amount: 40_00 })).toBe('allowed');
    expect(await getRejection({ kind: 'deposit', amount: 40_01 })).toBe('play.limit.deposit');
    getValue(await client.call(setPlayLimit, { kind: 'deposit', period: 'day', amount: '50.00' }, { token }));
    expect(await getRejection({ kind: 'deposit', amount: 1 })).toBe('play.limit.deposit');
    platform.clock.advance(days(1) + 1);
    expect(await getRejection({ kind: 'deposit', amount: 50_00 })).toBe('allowed');
  });

  it('applies after a day and a second confirmation when it is looser', async () => {
    const token = await logIn();
    const limitKey = { kind: 'wager', period: 'week' } as const;
    await client.call(setPlayLimit, { ...limitKey, amount: '10.00' }, { token });
    await client.call(setPlayLimit, { ...limitKey, amount: null }, { token });
    expect(await getLimit(token, 'wager', 'week')).toMatchObject({ amount: '10.00', next: { amount: null } });
    expect((await client.call(confirmPlayLimit, { ...limitKey, accept: true }, { token })).body).toMatchObject({
      errorCode: 'play.change.early',
    });
    expect(await getRejection({ kind: 'bet', amount: 10_01 })).toBe('play.limit.wager');
    platform.clock.advance(hours(24));
    expect(await getRejection({ kind: 'bet', amount: 10_01 })).toBe('play.limit.wager');
    const laterToken = await logIn();
    getValue(await client.call(confirmPlayLimit, { ...limitKey, accept: true }, { token: laterToken }));
    expect(await getLimit(laterToken, 'wager', 'week')).toMatchObject({ amount: null, next: null });
    expect(await getRejection({ kind: 'bet', amount: 10_01 })).toBe('allowed');
  });

  it('stays when an increase is rejected or replaced by a tighter limit', async () => {
    const token = await logIn();
    const limitKey = { kind: 'loss', period: 'day' } as const;
    for (const amount of ['20.00', '90.00']) await client.call(setPlayLimit, { ...limitKey, amount }, { token });
    getValue(await client.call(confirmPlayLimit, { ...limitKey, accept: false }, { token }));
    expect(await getLimit(token, 'loss')).toMatchObject({ amount: '20.00', next: null });
    for (const amount of ['90.00', '5.00']) await client.call(setPlayLimit, { ...limitKey, amount }, { token });
    expect(await getLimit(token, 'loss')).toMatchObject({ amount: '5.00', next: null });
    expect(await getRejection({ kind: 'bet', amount: 5_00 })).toBe('allowed');
    expect(await getRejection({ kind: 'bet', amount: 5_01 })).toBe('play.limit.loss');
    expect((await client.call(confirmPlayLimit, { ...limitKey, accept: true }, { token })).status).toBe(404);
  });

  it.each(['0', '0.00', '-5', '1e9', '1.234', 'abc', ''])('rejects the amount %j', async (amount) => {
    expect(
      (await client.call(setPlayLimit, { kind: 'loss', period: 'day', amount }, { token: await logIn() })).status,
    ).toBe(400);
  });

  it('never becomes looser without the delay, in any order of requests', async () => {
    const limits = createPlayLimits(platform.store.db, platform.clock);
    const limitKey = { kind: 'loss', period: 'month' } as const;
    const amounts = fc.array(fc.option(fc.integer({ min: 1, max: 1000 }), { nil: null }), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(amounts, async (requestedAmounts) => {
        await platform.store.db.delete(limitsTable);
        let tightest = Number.POSITIVE_INFINITY;
        for (const amount of requestedAmounts) {
          await limits.set(memberId, limitKey, amount);
          tightest = Math.min(tightest, amount ?? Number.POSITIVE_INFINITY);
          const [row] = await platform.store.db.select().from(limitsTable);
          expect(row?.amount ?? Number.POSITIVE_INFINITY).toBe(tightest);
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('a break', () => {
  it('rejects launch, deposit and bet, but leaves the account readable', async () => {
    const token = await logIn();
    getValue(await client.call(startCoolOff, { kind: 'coolOff', length: 'day' }, { token }));
    expect((await client.call(claimReward, { id: 'vip:6' }, { token })).body).toMatchObject({
      errorCode: 'play.excluded',
      value: { until: expect.any(String) },
    });
    expect(
      (await client.call(applyActivity, { id: 'bituinara-story', comment: 'Hi', images: [] }, { token })).body,
    ).toMatchObject({ errorCode: 'play.excluded' });
    for (const action of [{ kind: 'launch' }, { kind: 'deposit', amount: 1 }, { kind: 'bet', amount: 1 }] as const)
      expect(await getRejection(action)).toBe('play.excluded');
    const [game] = await platform.store.db.select().from(games).where(eq(games.category, 'RNG')).limit(1);
    expect(
      (
        await client.call(
          launchGame,
          { vendor: game!.vendor, gameId: game!.roomId, nodeId: game!.nodeId, language: 'EN' },
          { token },
        )
      ).body,
    ).toMatchObject({ errorCode: 'play.excluded', value: { until: expect.any(String) } });
    expect((await client.call(walletBalance, {}, { token: await logIn() })).body.success).toBe(true);
    platform.clock.advance(days(1));
    expect(await getRejection({ kind: 'launch' })).toBe('allowed');
  });

  it('is in the session of each log-in until it ends', async () => {
    const token = await logIn();
    const { pause } = getValue(await client.call(startCoolOff, { kind: 'coolOff', length: 'day' }, { token }));
    const credentials = { type: 'username' as const, username: 'demo', password: 'Demo#2026' };
    const session = getValue(await client.call(login, credentials));
    expect(session.pause).toEqual({ kind: 'coolOff', until: expect.any(String) });
    expect(session.pause).toEqual(pause);
    expect(getValue(await client.call(getPlaySession, {}, { token })).pause).toEqual(pause);
    expect(getValue(await client.call(renewSession, {}, { token })).pause).toEqual(pause);
    platform.clock.advance(days(1));
    const later = getValue(await client.call(login, credentials));
    expect(later.pause).toBeUndefined();
    expect(getValue(await client.call(getPlaySession, {}, { token: later.token })).pause).toBeNull();
  });

  it('is never shortened by another break', async () => {
    const token = await logIn();
    await client.call(startCoolOff, { kind: 'exclusion', length: 'forGood' }, { token });
    const { pause } = getValue(await client.call(startCoolOff, { kind: 'coolOff', length: 'day' }, { token }));
    expect(pause).toEqual({ kind: 'exclusion', until: null });
    platform.clock.advance(days(4000));
    expect(await getRejection({ kind: 'bet', amount: 1 })).toBe('play.excluded');
  });
});

it('returns the bets of the current session only, and records the setting in the history', async () => {
  const token = await logIn();
  const post = (kind: 'bet' | 'win', amount: number) =>
    platform.store.db.transaction((tx) =>
      postMovement(tx, {
        merchant: 'bituinara',
        kind,
        memberId,
        counterpart: counterpartAccount('bituinara', 'gaming'),
        amount,
        reference: client.newId(),
        at: platform.clock.now(),
      }),
    );
  await deposit(100_00);
  await post('bet', -30_00);
  await post('win', 12_50);
  getValue(await client.call(setRealityCheck, { minutes: 30 }, { token }));
  expect(getValue(await client.call(getPlaySession, {}, { token }))).toMatchObject({
    staked: '30.00',
    net: '-17.50',
    realityMinutes: 30,
  });
  expect(getValue(await client.call(playHistory, {}, { token })).list[0]).toMatchObject({
    action: 'realitySet',
    minutes: 30,
  });
  const [account] = await platform.store.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.id, memberId));
  expect(account?.balance).toBeGreaterThan(0);
});

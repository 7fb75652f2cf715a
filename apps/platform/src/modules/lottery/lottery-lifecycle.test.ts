import { randomUUID } from 'node:crypto';
import {
  cancelLotteryBet,
  cancelLotteryChase,
  lotteryBoard,
  lotteryChases,
  lotteryDraw,
  nearNumeros,
  placeLotteryBets,
} from '@livery/contract/lottery';
import { parseAmount } from '@livery/contract/money';
import { login } from '@livery/contract/auth/session';
import { and, eq, gt, lt, lte } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { days, minutes } from '../../core/clock/durations.ts';
import { getValue } from '../../testing/client.ts';
import { loadDemoBeacon } from '../../demo/lottery/demo-beacon.ts';
import { createDrawJobs } from './draws/draw-scheduler.ts';
import { loadLotteryCatalogue } from './issues/lottery-catalogue.ts';
import {
  balance,
  listBets,
  call,
  client,
  getLotteryState,
  ledgerIsExact,
  loginAsDemo,
  setupLotteryHarness,
  passDraw,
  submitSlip,
  platform,
  createSlip,
} from '../../testing/lottery-harness.ts';
import { lotteryBets, lotteryIssues } from './lottery.tables.ts';

setupLotteryHarness();

describe('cancellations', () => {
  it('refunds the stake once before the close', async () => {
    const before = await balance();
    await submitSlip(await createSlip());
    const [bet] = await listBets();
    expect(getValue(await call(cancelLotteryBet, { id: bet!.id })).state).toBe('cancelled');
    getValue(await call(cancelLotteryBet, { id: bet!.id }));
    expect(await balance()).toBe(before);
    await passDraw('SSC_1M');
    expect((await listBets())[0]).toMatchObject({ id: bet!.id, state: 'cancelled', payout: '0.00' });
  });

  it('rejects a cancellation after the close', async () => {
    await submitSlip(await createSlip());
    const [bet] = await listBets();
    const { current } = await getLotteryState('SSC_1M');
    platform.clock.advance(new Date(current.closesAt).getTime() - platform.clock.now().getTime());
    expect((await call(cancelLotteryBet, { id: bet!.id })).body).toMatchObject({
      success: false,
      errorCode: 'lottery.closed',
    });
  });
});

describe('chases', () => {
  const chase = async (stopsOnWin: boolean) => {
    const near = getValue(await call(nearNumeros, { code: 'SSC_1M', count: 4 })).list;
    const slip = {
      ...(await createSlip({ numeros: near.map(({ numero }, index) => ({ numero, multiple: index + 1 })) })),
      stopsOnWin,
    };
    return getValue(await submitSlip(slip));
  };

  it('debits all stakes first, stops on a win and refunds the rest', async () => {
    const before = await balance();
    const { chaseId, staked } = await chase(true);
    expect(staked).toBe('200.00');
    await passDraw('SSC_1M');
    expect((await listBets(chaseId!)).map(({ state }) => state).sort()).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
      'won',
    ]);
    const [storedChase] = getValue(await call(lotteryChases, { language: 'EN' })).list;
    expect(storedChase).toMatchObject({
      id: chaseId,
      state: 'stopped',
      stake: '20.00',
      refund: '180.00',
      openCount: 0,
    });
    expect(await balance()).toBe(before - 2000 + parseAmount(storedChase!.payout));
    await ledgerIsExact();
  });

  it('draws all bets of a chase that does not stop on a win', async () => {
    const { chaseId } = await chase(false);
    for (let drawCount = 0; drawCount < 4; drawCount += 1) await passDraw('SSC_1M');
    expect((await listBets(chaseId!)).every(({ state }) => state === 'won')).toBe(true);
    expect(getValue(await call(lotteryChases, { language: 'EN' })).list[0]).toMatchObject({
      id: chaseId,
      state: 'finished',
    });
  });

  it('refunds the open bets when the member ends the chase', async () => {
    const before = await balance();
    const { chaseId } = await chase(false);
    expect(getValue(await call(cancelLotteryChase, { id: chaseId! })).cancelled).toBe(4);
    expect(await balance()).toBe(before);
  });
});

describe('draws', () => {
  it('cancels draws that are half an hour overdue and refunds their stakes', async () => {
    const before = await balance();
    const { current } = await getLotteryState('SSC_1M');
    await submitSlip(await createSlip());
    platform.clock.advance(minutes(32));
    await platform.jobs.run('lottery.draws');
    await loginAsDemo();
    expect((await listBets())[0]).toMatchObject({ numero: current.numero, state: 'void' });
    expect(getValue(await call(lotteryDraw, { code: 'SSC_1M', numero: current.numero }))).toMatchObject({
      state: 'cancelled',
      seed: null,
      result: null,
    });
    expect(await balance()).toBe(before);
  });

  it('settles each draw once with two instances, also when one is killed during the settlement', async () => {
    const { db } = platform.store;
    const lotteryCatalogue = await loadLotteryCatalogue(db);
    const before = await balance();
    const slip = await createSlip();
    await submitSlip(slip);
    await submitSlip(slip);
    const { current } = await getLotteryState('SSC_1M');
    platform.clock.advance(new Date(current.drawsAt).getTime() - platform.clock.now().getTime());
    let publishedCount = 0;
    const killed = createDrawJobs({
      db,
      clock: platform.clock,
      beacon: await loadDemoBeacon(platform.keys, platform.clock),
      onBeaconError: () => undefined,
      lotteryCatalogue,
      hub: { publish: async () => Promise.reject(new Error('killed after the first member')) },
    });
    await killed.run().catch(() => undefined);
    const other = createDrawJobs({
      db,
      clock: platform.clock,
      beacon: await loadDemoBeacon(platform.keys, platform.clock),
      onBeaconError: () => undefined,
      lotteryCatalogue,
      hub: { publish: async () => void (publishedCount += 1) },
    });
    await Promise.all([other.run(), platform.jobs.run('lottery.draws')]);
    const payouts = (await listBets()).slice(0, 2).map(({ state, payout }) => ({ state, payout: parseAmount(payout) }));
    expect(payouts.every(({ state }) => state === 'won')).toBe(true);
    expect(await balance()).toBe(before - 4000 + payouts.reduce((sum, { payout }) => sum + payout, 0));
    const [issue] = await db
      .select()
      .from(lotteryIssues)
      .where(and(eq(lotteryIssues.code, 'SSC_1M'), eq(lotteryIssues.numero, current.numero)));
    expect(issue).toMatchObject({ state: 'settled', settledAt: expect.any(Date) });
    await ledgerIsExact();
  });

  it('draws each issue of a full day once', async () => {
    const { db } = platform.store;
    await platform.jobs.run('lottery.draws');
    const lotteryCatalogue = await loadLotteryCatalogue(db);
    // The test uses one lottery with few draws, because the verification of the beacon's signature is slow.
    const lotteries = lotteryCatalogue.lotteries.filter(({ code }) => code === 'FOURD_10M');
    const jobs = createDrawJobs({
      db,
      clock: platform.clock,
      beacon: await loadDemoBeacon(platform.keys, platform.clock),
      onBeaconError: () => undefined,
      lotteryCatalogue: { ...lotteryCatalogue, lotteries },
      hub: { publish: async () => undefined },
    });
    const start = platform.clock.now();
    for (let minute = 0; minute < 1440; minute += 10) {
      platform.clock.advance(minutes(10));
      await jobs.run();
    }
    const ofTheDay = and(
      eq(lotteryIssues.code, 'FOURD_10M'),
      gt(lotteryIssues.drawsAt, start),
      lte(lotteryIssues.drawsAt, platform.clock.now()),
    );
    const draws = await db.select().from(lotteryIssues).where(ofTheDay);
    expect(new Set(draws.map(({ drawsAt }) => drawsAt.getTime())).size).toBe(144);
    expect(draws).toHaveLength(144);
    expect(draws.filter(({ state, result }) => state === 'settled' && result && result.length > 0)).toHaveLength(144);
  });

  it('deletes draws without bets after a hundred days and retains those with bets', async () => {
    const { db } = platform.store;
    const [bet] = await db.select().from(lotteryBets).limit(1);
    platform.clock.advance(days(101));
    await platform.jobs.run('lottery.draws');
    const findIssues = (code: string, numero: string) =>
      db
        .select()
        .from(lotteryIssues)
        .where(and(eq(lotteryIssues.code, code), eq(lotteryIssues.numero, numero)));
    expect(await findIssues(bet!.code, bet!.numero)).toHaveLength(1);
    const remaining = await db
      .select()
      .from(lotteryIssues)
      .where(lt(lotteryIssues.drawsAt, new Date(platform.clock.now().getTime() - days(100))));
    const played = await db.selectDistinct({ code: lotteryBets.code, numero: lotteryBets.numero }).from(lotteryBets);
    for (const { code, numero } of remaining) expect(played).toContainEqual({ code, numero });
  });
});

it('accepts a bet of a trial member from its own balance', async () => {
  const trial = getValue(
    await client.call(login, { type: 'username', username: 'trial', password: 'Demo#2026' }),
  ).token;
  const response = await call(placeLotteryBets, await createSlip(), {
    token: trial,
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(getValue(response)).toMatchObject({ betCount: 1 });
});

it("shows draws and boards to a guest and rejects a guest's bet", async () => {
  const slip = await createSlip();
  const guest = { token: '' };
  expect((await call(lotteryBoard, { code: 'SSC_1M', prizeMode: 'LOTT' }, guest)).status).toBe(200);
  expect((await call(placeLotteryBets, slip, { ...guest, headers: { 'idempotency-key': randomUUID() } })).status).toBe(
    401,
  );
});

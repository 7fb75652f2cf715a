import { randomUUID } from 'node:crypto';
import { parseAmount } from '@livery/contract/money';
import {
  availablePromotions,
  claimReward,
  listPromotions,
  promotionDetail,
  rewardHistory,
  rolloverStatus,
} from '@livery/contract/rewards/promotions';
import { giveUpBonus } from '@livery/contract/rewards/bonuses';
import { login } from '@livery/contract/auth/session';
import { walletBalance } from '@livery/contract/wallet';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, hours } from '../../../core/clock/durations.ts';
import { counterpartAccount } from '../../ledger/accounts.ts';
import { postMovement } from '../../ledger/post-movement.ts';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { bets } from '../../betting/betting.tables.ts';
import { games } from '../../catalogue/catalogue.tables.ts';
import { ledgerTransactions } from '../../ledger/ledger.tables.ts';
import { members } from '../../members/members.tables.ts';
import { merchantFlags } from '../../brands/brands.tables.ts';
import { promotions } from '../promotions.tables.ts';
import { rewardClaims } from '../rewards.tables.ts';

let platform: TestApp;
let client: Client;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());

const logInTo = async (username: string, merchant = 'bituinara') =>
  getValue(await client.call(login, { type: 'username', username, password: 'Demo#2026' }, { merchant })).token;
const findMemberId = async (username: string) =>
  (
    await platform.store.db
      .select()
      .from(members)
      .where(and(eq(members.merchant, 'bituinara'), eq(members.usernameKey, username)))
  )[0]?.id as string;
const available = async (token: string) => getValue(await client.call(availablePromotions, {}, { token }));
const getBalance = async (token: string) =>
  parseAmount(getValue(await client.call(walletBalance, {}, { token })).sumBalance);
const getEligibility = async (id: string, token: string) =>
  getValue(await client.call(promotionDetail, { id }, { token })).mine;

/** Inserts a settled bet directly into the database, as if a vendor had reported it. */
const settle = async (username: string, stake: number, payout: number, at = platform.clock.now()): Promise<void> => {
  const [game] = await platform.store.db.select().from(games).limit(1);
  const id = randomUUID();
  await platform.store.db.insert(bets).values({
    vendor: game?.vendor as string,
    id,
    merchant: 'bituinara',
    memberId: await findMemberId(username),
    nodeId: game?.nodeId as string,
    roundId: id,
    state: payout > 0 ? 'won' : 'lost',
    stake,
    payout,
    placedAt: at,
    settledAt: at,
  });
};

const deposit = async (username: string, amount: number): Promise<void> => {
  const memberId = await findMemberId(username);
  const movement = {
    merchant: 'bituinara',
    kind: 'deposit',
    memberId,
    counterpart: counterpartAccount('bituinara', 'cash'),
    amount,
    reference: randomUUID(),
    at: platform.clock.now(),
  } as const;
  await platform.store.db.transaction((tx) => postMovement(tx, movement));
};

describe('promotion list', () => {
  it('is public, in the requested language, and marks ended promotions', async () => {
    const { list } = getValue(await client.call(listPromotions, { language: 'TY' }, {}));
    expect(list.map(({ kind }) => kind)).toEqual([
      'WELCOME',
      'CHECKIN',
      'CASHBACK',
      'RELOAD',
      'APPLY',
      'MISSION',
      'REFERRAL',
      'RELOAD',
    ]);
    expect(list[0]).toMatchObject({ title: '50% sa unang deposito', status: null, hasEnded: false });
    expect(list.at(-1)).toMatchObject({ hasEnded: true });
  });

  it('omits promotions that the brand does not offer', async () => {
    const { list } = getValue(await client.call(listPromotions, { language: 'AR' }, { merchant: 'firuzara' }));
    expect(list.map(({ kind }) => kind)).not.toEqual(expect.arrayContaining(['MISSION']));
    expect(list.map(({ kind }) => kind)).not.toEqual(expect.arrayContaining(['REFERRAL']));
  });

  it("writes the amounts of the terms in the brand's currency", async () => {
    const { terms, content } = getValue(
      await client.call(promotionDetail, { id: 'bituinara-welcome', language: 'EN' }, {}),
    );
    expect(content).toContain('₱200');
    expect(terms).toContain('₱2,000');
    expect(terms).toContain('Asia/Manila');
    expect(`${content}${terms}`).not.toMatch(/\{\w+\}/);
  });

  it('rejects an unknown promotion and one of another brand', async () => {
    for (const id of ['nothing', 'lualoc-welcome'])
      expect(await client.call(promotionDetail, { id }, {})).toMatchObject({ status: 404 });
  });
});

describe('claims', () => {
  it('pays half of the first deposit once when it is claimed concurrently', async () => {
    const token = await logInTo('newbie');
    const offer = (await available(token)).list.find(({ source }) => source === 'WELCOME');
    const memberId = await findMemberId('newbie');
    const before = await getBalance(token);
    // The new member has only made the first deposit, so the balance equals this deposit.
    expect(parseAmount(offer?.amount ?? '')).toBe(Math.min(Math.floor(before / 2), 200_000));
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => client.call(claimReward, { id: offer?.id as string }, { token })),
    );
    expect(new Set(responses.map((response) => JSON.stringify(getValue(response)))).size).toBe(1);
    expect(await getBalance(token)).toBe(before + parseAmount(offer?.amount as string));
    const paid = await platform.store.db
      .select()
      .from(ledgerTransactions)
      .where(and(eq(ledgerTransactions.kind, 'bonus'), eq(ledgerTransactions.reference, `reward/${offer?.id}`)));
    expect(paid).toHaveLength(1);
    expect((await available(token)).list.map(({ id }) => id)).not.toContain(offer?.id);
    expect(await getEligibility('bituinara-welcome', token)).toMatchObject({ status: 'claimed' });
    expect(getValue(await client.call(rewardHistory, { pageNo: 1 }, { token })).list[0]).toMatchObject({
      id: offer?.id,
      lines: expect.arrayContaining([{ code: 'rate', unit: 'percent', value: '50' }]),
    });
    expect(memberId).toBeTruthy();
  });

  it('locks only the bonus until the wagering requirement is met', async () => {
    const token = await logInTo('newbie');
    const { list, locked } = getValue(await client.call(rolloverStatus, {}, { token }));
    const [lockedBonus] = list;
    expect(locked).toBe(lockedBonus?.amount);
    expect(parseAmount(lockedBonus?.required ?? '')).toBe(parseAmount(lockedBonus?.amount ?? '') * 8);
    platform.clock.advance(1000);
    await settle('newbie', parseAmount(lockedBonus?.required ?? '') - 100, 0);
    expect(getValue(await client.call(rolloverStatus, {}, { token }))).toMatchObject({
      locked: lockedBonus?.amount,
      remaining: '1.00',
    });
    await settle('newbie', 100, 0);
    expect(getValue(await client.call(rolloverStatus, {}, { token }))).toMatchObject({
      locked: '0.00',
      remaining: '0.00',
      list: [],
    });
  });

  it('takes a bonus back that is given up, once and only without open bets, and leaves what was won', async () => {
    const token = await logInTo('newbie');
    const memberId = await findMemberId('newbie');
    const id = 'test:given-up';
    await platform.store.db.insert(rewardClaims).values({
      memberId,
      rewardId: id,
      merchant: 'bituinara',
      source: 'APPLY',
      promotionId: null,
      titles: { EN: 'Test' },
      amount: 5000,
      rollover: 40000,
      lines: [],
      claimedAt: platform.clock.now(),
    });
    await deposit('newbie', 8000);
    const before = await getBalance(token);
    const giveUp = () => client.call(giveUpBonus, { id }, { token });
    await settle('newbie', 100, 0);
    const [bet] = await platform.store.db.select().from(bets).where(eq(bets.memberId, memberId)).limit(1);
    await platform.store.db.update(bets).set({ state: 'open' }).where(eq(bets.id, bet!.id));
    expect(await giveUp()).toMatchObject({ status: 409, body: { errorCode: 'promotion.open.bets' } });
    await platform.store.db.update(bets).set({ state: bet!.state }).where(eq(bets.id, bet!.id));
    expect(getValue(await giveUp())).toMatchObject({ id, taken: '50.00' });
    expect(getValue(await giveUp())).toMatchObject({ id, taken: '0.00' });
    expect(await getBalance(token)).toBe(before - 5000);
    expect(getValue(await client.call(rolloverStatus, {}, { token })).list).toEqual([]);
    expect(getValue(await client.call(rewardHistory, { pageNo: 1 }, { token })).list[0]).toMatchObject({
      id,
      givenUpAt: platform.clock.now().toISOString(),
    });
    expect(await client.call(giveUpBonus, { id: 'nonsense' }, { token })).toMatchObject({ status: 404 });
  });

  it('rejects an unknown reward, one that is not due, and one of another member', async () => {
    const token = await logInTo('demo');
    for (const id of ['bituinara-welcome', 'vip:6', 'bituinara-cashback:2020-01-06', 'nonsense']) {
      expect(await client.call(claimReward, { id }, { token })).toMatchObject({
        status: 409,
        body: { errorCode: 'promotion.not.claimable' },
      });
    }
    expect(await client.call(claimReward, { id: '../x' }, { token })).toMatchObject({ status: 400 });
  });

  it('rejects guests and trial members', async () => {
    expect(await client.call(availablePromotions, {}, {})).toMatchObject({ status: 401 });
    const token = await logInTo('trial');
    for (const rejected of [
      client.call(availablePromotions, {}, { token }),
      client.call(claimReward, { id: 'vip:1' }, { token }),
      client.call(rolloverStatus, {}, { token }),
    ]) {
      expect(await rejected).toMatchObject({ status: 403, body: { errorCode: 'free.reject' } });
    }
    expect(await getEligibility('bituinara-welcome', token)).toBeNull();
  });
});

describe('daily check-in', () => {
  it('continues the streak, pays once per day of the brand, and restarts after a gap', async () => {
    let token = await logInTo('demo');
    const first = await getEligibility('bituinara-checkin', token);
    // The demo data contain check-ins on the three previous days.
    expect(first).toMatchObject({ status: 'claimable', days: { done: 3, today: false } });
    getValue(await client.call(claimReward, { id: first?.reward?.id as string }, { token }));
    expect(await getEligibility('bituinara-checkin', token)).toMatchObject({
      status: 'claimed',
      reason: 'come-tomorrow',
      until: '2026-11-20T16:00:00.000Z',
      days: { done: 4, today: true },
    });
    // The test begins at 12:00 UTC, which is 20:00 in Manila. The next day of the brand begins 4 hours later.
    platform.clock.advance(hours(8));
    token = await logInTo('demo');
    expect(await getEligibility('bituinara-checkin', token)).toMatchObject({ status: 'claimable', days: { done: 4 } });
    platform.clock.advance(days(1));
    token = await logInTo('demo');
    expect(await getEligibility('bituinara-checkin', token)).toMatchObject({ status: 'claimable', days: { done: 0 } });
  });
});

describe('cashback', () => {
  it('counts the closed week from Monday to Monday and no other bets', async () => {
    let token = await logInTo('newbie');
    // 22 November 2026 is a Sunday. In Manila (UTC+8), the week ends on this day at 16:00 UTC.
    const sunday = Date.parse('2026-11-22T15:00:00Z');
    platform.clock.advance(sunday - platform.clock.now().getTime());
    await settle('newbie', 500_000, 100_000);
    await settle('newbie', 900_000, 0, new Date('2026-11-22T16:00:00Z'));
    platform.clock.advance(hours(2));
    token = await logInTo('newbie');
    const eligibility = await getEligibility('bituinara-cashback', token);
    const money = (code: string) => parseAmount(eligibility?.lines.find((line) => line.code === code)?.value ?? '');
    expect(eligibility).toMatchObject({ status: 'claimable', until: '2026-11-29T16:00:00.000Z' });
    expect(money('netLoss')).toBe(money('staked') - money('returned'));
    const rate = Number(eligibility?.lines.find(({ code }) => code === 'levelRate')?.value);
    expect(parseAmount(eligibility?.reward?.amount ?? '')).toBe(
      Math.min(Math.floor((money('netLoss') * rate) / 100), 400_000),
    );
    getValue(await client.call(claimReward, { id: eligibility?.reward?.id as string }, { token }));
    expect(await getEligibility('bituinara-cashback', token)).toMatchObject({
      status: 'claimed',
      reason: 'period-open',
    });
  });
});

describe('weekend deposit', () => {
  it('counts the first deposit of Saturday and Sunday, claimable until the end of Tuesday', async () => {
    let token = await logInTo('newbie');
    expect(await getEligibility('bituinara-weekend', token)).toMatchObject({
      status: 'progress',
      reason: 'come-weekend',
    });
    platform.clock.advance(Date.parse('2026-11-28T03:00:00Z') - platform.clock.now().getTime());
    token = await logInTo('newbie');
    expect(await getEligibility('bituinara-weekend', token)).toMatchObject({ status: 'progress', reason: 'deposit' });
    await deposit('newbie', 100_000);
    await deposit('newbie', 900_000);
    expect(await getEligibility('bituinara-weekend', token)).toMatchObject({
      status: 'claimable',
      reward: { amount: '200.00', rollover: '1000.00' },
      until: '2026-12-01T16:00:00.000Z',
    });
    platform.clock.advance(days(4));
    token = await logInTo('newbie');
    expect(await getEligibility('bituinara-weekend', token)).toMatchObject({
      status: 'progress',
      reason: 'come-weekend',
    });
  });
});

describe('flags', () => {
  it('disable the list of claimed rewards, and an ended promotion pays nothing', async () => {
    const token = await logInTo('demo');
    await platform.store.db.insert(merchantFlags).values({ merchant: 'bituinara', flag: 'REWCEN3', isOn: false });
    platform.clock.advance(10_000);
    expect(await client.call(rewardHistory, { pageNo: 1 }, { token })).toMatchObject({
      status: 403,
      body: { errorCode: 'function.not.available' },
    });
    const claimable = await getEligibility('bituinara-checkin', token);
    await platform.store.db
      .update(promotions)
      .set({ endsAt: platform.clock.now() })
      .where(eq(promotions.id, 'bituinara-checkin'));
    expect(await client.call(claimReward, { id: claimable?.reward?.id as string }, { token })).toMatchObject({
      status: 409,
    });
  });
});

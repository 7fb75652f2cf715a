import { randomUUID } from 'node:crypto';
import { listMissions } from '@livery/contract/rewards/missions';
import { parseAmount } from '@livery/contract/money';
import { applyActivity, claimReward, promotionDetail } from '@livery/contract/rewards/promotions';
import { referralFriends, referralOverview } from '@livery/contract/referral';
import { login } from '@livery/contract/auth/session';
import { memberClubBenefit } from '@livery/contract/rewards/vip';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../core/clock/durations.ts';
import { counterpartAccount } from '../ledger/accounts.ts';
import { postMovement } from '../ledger/post-movement.ts';
import { findInviter, recordReferral } from './referral/referral-repository.ts';
import { type Client, createClient, getValue } from '../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';
import { bets } from '../betting/betting.tables.ts';
import { games } from '../catalogue/catalogue.tables.ts';
import { members } from '../members/members.tables.ts';
import { merchantFlags } from '../brands/brands.tables.ts';
import { uploads } from '../uploads/uploads.tables.ts';
import { promotions } from './promotions.tables.ts';

const merchant = 'bituinara';
let platform: TestApp;
let client: Client;
let token: string;

const logInTo = async (username: string) =>
  getValue(await client.call(login, { type: 'username', username, password: 'Demo#2026' })).token;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
  token = await logInTo('newbie');
});
afterAll(() => platform.close());

const findMemberId = async (username: string) =>
  (
    await platform.store.db
      .select()
      .from(members)
      .where(and(eq(members.merchant, merchant), eq(members.usernameKey, username)))
  )[0]?.id as string;

const settle = async (memberId: string, stake: number): Promise<void> => {
  const [game] = await platform.store.db.select().from(games).where(eq(games.category, 'RNG')).limit(1);
  const id = randomUUID();
  const at = platform.clock.now();
  await platform.store.db.insert(bets).values({
    vendor: game?.vendor as string,
    id,
    merchant,
    memberId,
    nodeId: game?.nodeId as string,
    roundId: id,
    state: 'lost',
    stake,
    payout: 0,
    placedAt: at,
    settledAt: at,
  });
};

describe('VIP levels', () => {
  it('are reached by settled bets, and pay their bonus once', async () => {
    expect(getValue(await client.call(memberClubBenefit, {}, { token }))).toMatchObject({
      level: 0,
      validBets: '0.00',
    });
    await settle(await findMemberId('newbie'), 110_000);
    const { level, levels } = getValue(await client.call(memberClubBenefit, {}, { token }));
    expect(level).toBe(2);
    expect(levels.map(({ bonus }) => bonus)).toEqual([
      'none',
      'claimable',
      'claimable',
      'ahead',
      'ahead',
      'ahead',
      'ahead',
    ]);
    getValue(await client.call(claimReward, { id: 'vip:2' }, { token }));
    expect(getValue(await client.call(memberClubBenefit, {}, { token })).levels[2]?.bonus).toBe('claimed');
    expect(await client.call(claimReward, { id: 'vip:3' }, { token })).toMatchObject({ status: 409 });
  });
});

describe('missions', () => {
  it("progress with the member's own bets of the day and the week, by category", async () => {
    const before = getValue(await client.call(listMissions, {}, { token })).list.find(({ id }) =>
      id.endsWith('week-slots'),
    );
    const memberId = await findMemberId('newbie');
    for (let round = 0; round < 10; round += 1) await settle(memberId, 100);
    const { list, streak } = getValue(await client.call(listMissions, {}, { token }));
    const named = (name: string) => list.find(({ id }) => id.endsWith(name));
    expect(Number(named('week-slots')?.done)).toBe(Number(before?.done) + 10);
    expect(named('week-sports')).toMatchObject({ done: '0', percent: 0, status: 'open' });
    expect(named('day-rounds')).toMatchObject({ status: 'claimable', percent: 100 });
    getValue(await client.call(claimReward, { id: named('day-rounds')?.rewardId as string }, { token }));
    const after = getValue(await client.call(listMissions, {}, { token }));
    expect(after.list.find(({ id }) => id.endsWith('day-rounds'))?.status).toBe('claimed');
    expect(after.ranking.find(({ isMine }) => isMine)).toMatchObject({ name: 'newbie', points: 5 });
    expect([streak, after.streak]).toEqual([0, 1]);
  });

  it('are rejected and pay nothing when one of their flags is off', async () => {
    await platform.store.db.insert(merchantFlags).values({ merchant, flag: 'MISSION', isOn: false });
    platform.clock.advance(10_000);
    expect(await client.call(listMissions, {}, { token })).toMatchObject({
      status: 403,
      body: { errorCode: 'function.not.available' },
    });
    await platform.store.db.delete(merchantFlags);
    platform.clock.advance(10_000);
    expect(await client.call(listMissions, {}, { token: await logInTo('trial') })).toMatchObject({
      status: 403,
      body: { errorCode: 'free.reject' },
    });
  });
});

describe('invitations', () => {
  it('have a code that is found in any case, and count an invited member once', async () => {
    const { code, link } = getValue(await client.call(referralOverview, {}, { token }));
    expect(link).toContain(`/m/register?affiliateCode=${code}`);
    const inviterId = await findMemberId('newbie');
    expect((await findInviter(platform.store.db, { code: merchant }, ` ${code.toLowerCase()} `))?.id).toBe(inviterId);
    expect(await findInviter(platform.store.db, { code: 'lualoc' }, code)).toBeUndefined();
    const inviteeId = await findMemberId('agent');
    const joinedAt = platform.clock.now();
    for (let again = 0; again < 2; again += 1)
      await recordReferral(platform.store.db, { merchant, inviterId, inviteeId, joinedAt });
    expect(getValue(await client.call(referralFriends, { pageNo: 1 }, { token })).list).toMatchObject([
      { status: 'joined' },
    ]);
  });

  it('do not find the code of a disabled member', async () => {
    const { code } = getValue(await client.call(referralOverview, {}, { token }));
    const { db } = platform.store;
    const inviter = eq(members.id, await findMemberId('newbie'));
    await db.update(members).set({ isDisabled: true }).where(inviter);
    expect(await findInviter(db, { code: merchant }, code)).toBeUndefined();
    await db.update(members).set({ isDisabled: false }).where(inviter);
    expect(await findInviter(db, { code: merchant }, code)).toBeDefined();
  });

  it('pay only after the invited member has deposited and bet enough', async () => {
    const friend = await findMemberId('agent');
    const { rule } = getValue(await client.call(referralOverview, {}, { token }));
    const movement = {
      merchant,
      kind: 'deposit',
      memberId: friend,
      counterpart: counterpartAccount(merchant, 'cash'),
      amount: parseAmount(rule.deposit),
      reference: 'test',
      at: platform.clock.now(),
    } as const;
    await platform.store.db.transaction((tx) => postMovement(tx, movement));
    expect(getValue(await client.call(referralFriends, { pageNo: 1 }, { token })).list).toMatchObject([
      { status: 'deposited' },
    ]);
    await settle(friend, parseAmount(rule.bets));
    const [first] = getValue(await client.call(referralFriends, { pageNo: 1 }, { token })).list;
    expect(first).toMatchObject({ status: 'claimable', reward: rule.reward });
    expect(first?.name).not.toContain('agent');
    getValue(await client.call(claimReward, { id: first?.rewardId as string }, { token }));
    expect(getValue(await client.call(referralOverview, {}, { token }))).toMatchObject({
      earned: rule.reward,
      claimable: '0.00',
      qualified: 1,
    });
  });

  it('defer rewards to the next month when the monthly max is reached', async () => {
    const [row] = await platform.store.db
      .select()
      .from(promotions)
      .where(eq(promotions.id, `${merchant}-referral`));
    await platform.store.db
      .update(promotions)
      .set({ rules: { ...row?.rules, friendsPerMonth: 1 } })
      .where(eq(promotions.id, `${merchant}-referral`));
    const friend = await findMemberId('demo');
    await recordReferral(platform.store.db, {
      merchant,
      inviterId: await findMemberId('newbie'),
      inviteeId: friend,
      joinedAt: platform.clock.now(),
    });
    const movement = {
      merchant,
      kind: 'deposit',
      memberId: friend,
      counterpart: counterpartAccount(merchant, 'cash'),
      amount: 10_000_000,
      reference: 'test',
      at: platform.clock.now(),
    } as const;
    await platform.store.db.transaction((tx) => postMovement(tx, movement));
    await settle(friend, 10_000_000);
    const waiting = getValue(await client.call(referralFriends, { pageNo: 1 }, { token })).list.find(
      ({ status }) => status === 'waiting',
    );
    expect(waiting).toBeDefined();
    expect(await client.call(claimReward, { id: waiting?.rewardId as string }, { token })).toMatchObject({
      status: 409,
    });
  });
});

describe('promotion application', () => {
  const id = `${merchant}-story`;
  const getEligibility = async (as: string) => getValue(await client.call(promotionDetail, { id }, { token: as })).mine;
  const upload = async (username: string, digest: string): Promise<string> => {
    const imageId = randomUUID();
    await platform.store.db.insert(uploads).values({
      id: imageId,
      merchant,
      memberId: await findMemberId(username),
      purpose: 'activity',
      contentType: 'image/jpeg',
      digest,
      bytes: 1,
      at: platform.clock.now(),
    });
    return imageId;
  };

  it('has a max length, is accepted once a month, and returns the existing one when it is sent again', async () => {
    const long = 'a'.repeat(141);
    for (const bad of [
      { comment: '' },
      { comment: long },
      { comment: 'x', images: Array.from({ length: 4 }, randomUUID) },
      { comment: 'x', images: [randomUUID()] },
    ]) {
      expect(await client.call(applyActivity, { id, images: [], ...bad }, { token })).toMatchObject({ status: 400 });
    }
    const images = [await upload('newbie', 'mine')];
    const comment = '🎉'.repeat(140);
    const first = getValue(await client.call(applyActivity, { id, comment, images }, { token }));
    expect(getValue(await client.call(applyActivity, { id, comment, images }, { token }))).toEqual(first);
    expect(await client.call(applyActivity, { id, comment: 'other', images: [] }, { token })).toMatchObject({
      status: 409,
      body: { errorCode: 'promotion.applied' },
    });
    expect(await getEligibility(token)).toMatchObject({ status: 'waiting', until: first.answerBy });
  });

  it('pays a player after its approval, and is rejected for an image of another member', async () => {
    const agent = await logInTo('agent');
    platform.clock.advance(1000);
    const stolen = await upload('agent', 'mine');
    getValue(await client.call(applyActivity, { id, comment: 'Mine too', images: [stolen] }, { token: agent }));
    platform.clock.advance(minutes(11));
    expect(await getEligibility(agent)).toMatchObject({ status: 'rejected', reason: 'picture-known' });
    // This member was the first who submitted the image. The later submission of the same image by another member must
    // not change the approval of this member.
    expect(await getEligibility(token)).toMatchObject({ status: 'claimable', reward: { amount: '50.00' } });
  });
});

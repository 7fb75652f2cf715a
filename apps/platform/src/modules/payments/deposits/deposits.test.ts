import { messageDetail, messageList } from '@livery/contract/notifications/inbox';
import { createDeposit, depositOptions, depositStatus } from '@livery/contract/deposits';
import { paymentMethods } from '@livery/contract/deposits/payment-methods';
import { paymentCallback } from '@livery/contract/payment-channels';
import { login } from '@livery/contract/auth/session';
import { walletBalance } from '@livery/contract/wallet';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hours, minutes, seconds } from '../../../core/clock/durations.ts';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { ledgerEntries } from '../../ledger/ledger.tables.ts';
import { merchantFlags } from '../../brands/brands.tables.ts';
import { members } from '../../members/members.tables.ts';
import { rewardClaims } from '../../rewards/rewards.tables.ts';
import { paymentChannels } from './deposits.tables.ts';

let platform: TestApp;
let client: Client;
let token: string;
const vendor = 'DEMOPAY';
const brand = { merchant: 'bituinara', currency: 'PHP' };

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());
beforeEach(async () => {
  token = await enter('demo');
  // A member can have only a few pending orders. After 25 hours, the orders of the previous test have expired.
  platform.clock.advance(hours(25));
  token = await enter('demo');
});

const enter = async (username: string, merchant = 'bituinara'): Promise<string> =>
  getValue(await client.call(login, { type: 'username', username, password: 'Demo#2026' }, { merchant })).token;
const balance = async (): Promise<string> => getValue(await client.call(walletBalance, {}, { token })).sumBalance;
const order = async (amount = '500', channelId = 'bituinara-wallet') =>
  getValue(await client.call(createDeposit, { channelId, amount }, { token }));
const sendCallback = (orderNo: string, outcome: 'paid' | 'failed', amount = '500.00', eventId = client.newId()) =>
  client.vendorCall(paymentCallback, { ...brand, eventId, orderNo, outcome, amount }, { vendor });

/**
 * Requests the `payUrl` of an order and reads the redirect to the payment page. Returns the path of the payment page.
 */
const getPage = async (payUrl: string | null): Promise<string> => {
  const { statusCode, headers } = await platform.app.inject({ url: payUrl as string });
  expect(statusCode).toBe(303);
  return headers.location as string;
};

const isDemoMember = and(eq(members.merchant, 'bituinara'), eq(members.usernameKey, 'demo'));

const plus = (one: string, other: string): string => (Number(one) + Number(other)).toFixed(2);

describe('deposits', () => {
  it('credits a paid order once, however often the channel reports it', async () => {
    const before = await balance();
    const deposit = await order();
    expect(deposit).toMatchObject({
      state: 'pending',
      amount: '500.00',
      fee: '0.00',
      payUrl: `/wps/payment/page/${deposit.id}`,
    });
    expect(await balance()).toBe(before);
    const eventId = client.newId();
    for (let time = 0; time < 3; time += 1)
      expect(getValue(await sendCallback(deposit.orderNo, 'paid', '500.00', eventId)).state).toBe('confirmed');
    expect(getValue(await sendCallback(deposit.orderNo, 'paid')).state).toBe('confirmed');
    expect(await balance()).toBe(plus(before, '500.00'));
    expect(getValue(await client.call(depositStatus, { id: deposit.id }, { token }))).toMatchObject({
      state: 'confirmed',
      payUrl: null,
    });
  });

  it('lists the open payment methods for a guest, and a change after five seconds', async () => {
    const list = async () => getValue(await client.call(paymentMethods, {})).list;
    const { channels } = getValue(await client.call(depositOptions, {}, { token }));
    expect(await list()).toEqual(channels.map(({ id, kind, name }) => ({ id, kind, name })));
    const { db } = platform.store;
    await db.update(paymentChannels).set({ isOn: false }).where(eq(paymentChannels.id, 'bituinara-qr'));
    expect((await list()).map(({ kind }) => kind)).toContain('qr');
    platform.clock.advance(seconds(5));
    expect((await list()).map(({ kind }) => kind)).not.toContain('qr');
    await db.update(paymentChannels).set({ isOn: true }).where(eq(paymentChannels.id, 'bituinara-qr'));
  });

  it('deducts the fee that was announced', async () => {
    const before = await balance();
    const { channels } = getValue(await client.call(depositOptions, {}, { token }));
    expect(channels.find(({ kind }) => kind === 'voucher')).toMatchObject({ feeRate: '1.50', feeFixed: '0.00' });
    const deposit = await order('333.33', 'bituinara-voucher');
    expect(deposit).toMatchObject({ fee: '4.99', credited: '328.34' });
    await sendCallback(deposit.orderNo, 'paid', '333.33');
    expect(await balance()).toBe(plus(before, '328.34'));
  });

  it('credits the selected bonus together with the deposit, once', async () => {
    const { db } = platform.store;
    // Simulates a new member: the member registers now, so earlier deposits do not count. The claims are deleted, so
    // that the member can claim the welcome bonus again.
    const id = (await db.select().from(members).where(isDemoMember))[0]!.id;
    await db.update(members).set({ registeredAt: platform.clock.now() }).where(isDemoMember);
    await db.delete(rewardClaims).where(eq(rewardClaims.memberId, id));
    const before = await balance();
    const { bonuses } = getValue(await client.call(depositOptions, {}, { token, language: 'EN' }));
    const bonus = bonuses.find(({ promotionId }) => promotionId === 'bituinara-welcome')!;
    const paid = (500 * Number(bonus.rate)) / 100;
    const create = (bonusId?: string) =>
      client.call(
        createDeposit,
        { channelId: 'bituinara-wallet', amount: '500', ...(bonusId && { bonusId }) },
        { token, language: 'EN' },
      );
    expect(await create('no-such-promotion')).toMatchObject({ status: 409 });
    const first = getValue(await create(bonus.promotionId));
    const second = getValue(await create(bonus.promotionId));
    expect(first.bonus).toEqual({ promotionId: bonus.promotionId, title: bonus.title, amount: null });
    await sendCallback(first.orderNo, 'paid');
    await sendCallback(second.orderNo, 'paid');
    const read = async (order: string) =>
      getValue(await client.call(depositStatus, { id: order }, { token, language: 'EN' })).bonus;
    expect(await read(first.id)).toMatchObject({ amount: paid.toFixed(2) });
    expect(await read(second.id)).toMatchObject({ amount: null });
    expect(await balance()).toBe(plus(before, (1000 + paid).toFixed(2)));
    expect(getValue(await client.call(depositOptions, {}, { token })).bonuses).not.toContainEqual(
      expect.objectContaining({ promotionId: bonus.promotionId }),
    );
  });

  it('creates one order for one idempotency key and rejects another amount for it', async () => {
    const headers = { 'idempotency-key': client.newId() };
    const first = getValue(
      await client.call(createDeposit, { channelId: 'bituinara-wallet', amount: '500' }, { token, headers }),
    );
    expect(
      getValue(await client.call(createDeposit, { channelId: 'bituinara-wallet', amount: '500' }, { token, headers })),
    ).toEqual(first);
    expect(
      await client.call(createDeposit, { channelId: 'bituinara-wallet', amount: '600' }, { token, headers }),
    ).toMatchObject({ status: 422 });
    const rejected = await sendCallback(first.orderNo, 'paid', '5000.00');
    expect(rejected).toMatchObject({ status: 409 });
  });

  it('sends one inbox message, with the amount in the text and not in the title', async () => {
    const deposit = await order('750');
    for (let time = 0; time < 2; time += 1) await sendCallback(deposit.orderNo, 'paid', '750.00');
    const listMessages = async () =>
      getValue(await client.call(messageList, { pageNo: 1 }, { token, language: 'EN' })).list.filter(({ excerpt }) =>
        excerpt.includes(deposit.orderNo),
      );
    const [message, ...more] = await vi.waitFor(async () => {
      const messages = await listMessages();
      expect(messages.length).toBeGreaterThan(0);
      return messages;
    });
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      kind: 'money',
      title: 'Your deposit has arrived',
      excerpt: expect.stringContaining('₱750.00'),
    });
    expect(
      getValue(await client.call(messageDetail, { id: message!.id }, { token, language: 'AR' })).content,
    ).toContain('₱');
  });

  it('expires an unpaid order, and still credits a payment that is received afterwards', async () => {
    const before = await balance();
    const deposit = await order();
    platform.clock.advance(minutes(15));
    expect(getValue(await client.call(depositStatus, { id: deposit.id }, { token })).state).toBe('expired');
    expect(getValue(await sendCallback(deposit.orderNo, 'failed')).state).toBe('expired');
    expect(getValue(await sendCallback(deposit.orderNo, 'paid')).state).toBe('confirmed');
    expect(await balance()).toBe(plus(before, '500.00'));
    expect(await sendCallback(deposit.orderNo, 'failed')).toMatchObject({ status: 409 });
  });

  it('moves no money for a failed payment', async () => {
    const before = await balance();
    const deposit = await order();
    expect(getValue(await sendCallback(deposit.orderNo, 'failed')).state).toBe('failed');
    expect(await balance()).toBe(before);
  });

  it.each([
    ['below the min', '99.99', 'money.amount.range'],
    ['above the max', '50000.01', 'money.amount.range'],
  ])('rejects an amount %s', async (_, amount, errorCode) => {
    expect(await client.call(createDeposit, { channelId: 'bituinara-wallet', amount }, { token })).toMatchObject({
      status: 400,
      body: { errorCode },
    });
  });

  it.each(['0', '0.00', '-5', '1e3', '12.345', 'NaN', '', ' 5', '٥٠٠'])('rejects "%s" as an amount', async (amount) => {
    expect(await client.call(createDeposit, { channelId: 'bituinara-wallet', amount }, { token })).toMatchObject({
      status: 400,
      body: { errorCode: 'request.invalid' },
    });
  });

  it('rejects a channel of another brand, a disabled channel, and a sixth pending order', async () => {
    for (const channelId of ['lualoc-wallet', 'nothing'])
      expect(await client.call(createDeposit, { channelId, amount: '500' }, { token })).toMatchObject({
        body: { errorCode: 'deposit.channel.closed' },
      });
    for (let open = 0; open < 5; open += 1) await order();
    expect(await client.call(createDeposit, { channelId: 'bituinara-wallet', amount: '500' }, { token })).toMatchObject(
      { body: { errorCode: 'deposit.open.most' } },
    );
    await platform.store.db.update(paymentChannels).set({ isOn: false }).where(eq(paymentChannels.id, 'bituinara-qr'));
    expect(await client.call(createDeposit, { channelId: 'bituinara-qr', amount: '500' }, { token })).toMatchObject({
      body: { errorCode: 'deposit.channel.closed' },
    });
  });
});

describe('payment service', () => {
  it('requires the signature of the payment vendor, not of a game vendor', async () => {
    const deposit = await order();
    const callback = {
      ...brand,
      eventId: client.newId(),
      orderNo: deposit.orderNo,
      outcome: 'paid',
      amount: '500.00',
    } as const;
    expect(await client.vendorCall(paymentCallback, callback, { vendor: 'LANTERN' })).toMatchObject({ status: 403 });
    expect(await client.vendorCall(paymentCallback, callback, { vendor, timestamp: 0 })).toMatchObject({ status: 403 });
    expect(
      await client.vendorCall(paymentCallback, { ...callback, orderNo: 'D000000-NOTHING' }, { vendor }),
    ).toMatchObject({ status: 404 });
  });

  it('shows a payment page and returns the member to the app', async () => {
    const before = await balance();
    const { payUrl } = getValue(
      await client.call(
        createDeposit,
        { channelId: 'bituinara-wallet', amount: '500', returnTo: '/m/voucherCenter' },
        { token },
      ),
    );
    const pageUrl = await getPage(payUrl);
    const page = await platform.app.inject({ url: pageUrl });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.payload).toContain('500');
    const { pathname, search } = new URL(pageUrl, 'http://test.local');
    const paid = await platform.app.inject({
      method: 'POST',
      url: `${pathname}/paid${search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect(paid).toMatchObject({
      statusCode: 303,
      headers: { location: expect.stringMatching(/^\/m\/voucherCenter\?order=/) as unknown },
    });
    expect(await balance()).toBe(plus(before, '500.00'));
    expect((await platform.app.inject({ url: pageUrl })).payload).not.toContain('<form');
    expect(await getPage(payUrl)).toMatch(/\/m\/voucherCenter\?order=/);
  });

  it('links to no other site, and has no page for an unknown order', async () => {
    const pageUrl = await getPage((await order()).payUrl);
    const away = await platform.app.inject({ url: `${pageUrl.split('?')[0]}?back=https://evil.example/` });
    expect(away.payload).not.toContain('evil');
    expect((await platform.app.inject({ url: '/dev/pay/D261120-ABCDEFGHJK.wrong' })).statusCode).toBe(404);
  });
});

describe('deposit access', () => {
  it('rejects a trial member, and every member while the flag is off', async () => {
    expect(
      await client.call(
        createDeposit,
        { channelId: 'bituinara-wallet', amount: '500' },
        { token: await enter('trial') },
      ),
    ).toMatchObject({ status: 403, body: { errorCode: 'free.reject' } });
    await platform.store.db.insert(merchantFlags).values({ merchant: 'lualoc', flag: 'DEPOSIT', isOn: false });
    platform.clock.advance(minutes(1));
    const other = await enter('demo', 'lualoc');
    expect(await client.call(depositOptions, {}, { merchant: 'lualoc', token: other })).toMatchObject({
      status: 403,
      body: { errorCode: 'function.not.available' },
    });
    expect(getValue(await client.call(paymentMethods, {}, { merchant: 'lualoc' })).list).toEqual([]);
  });
});

it('has a ledger sum of zero after all tests', async () => {
  const [sum] = await platform.store.db.select({ sum: sql<string>`sum(${ledgerEntries.amount})` }).from(ledgerEntries);
  expect(Number(sum?.sum)).toBe(0);
});

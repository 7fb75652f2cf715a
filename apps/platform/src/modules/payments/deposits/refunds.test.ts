import { login } from '@livery/contract/auth/session';
import { createDeposit } from '@livery/contract/deposits';
import { messageList } from '@livery/contract/notifications/inbox';
import { paymentCallback, refundCallback } from '@livery/contract/payment-channels';
import { walletBalance } from '@livery/contract/wallet';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { counterpartAccount, postMovement } from '../../ledger/index.ts';
import { members } from '../../members/members.tables.ts';

let platform: TestApp;
let client: Client;
let token: string;
const vendor = 'DEMOPAY';
const brand = { merchant: 'bituinara', currency: 'PHP' };

const enter = async (username: string): Promise<string> =>
  getValue(await client.call(login, { type: 'username', username, password: 'Demo#2026' })).token;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
  token = await enter('demo');
});
afterAll(() => platform.close());

const balance = async (): Promise<string> => getValue(await client.call(walletBalance, {}, { token })).sumBalance;
const order = async (amount = '500', channelId = 'bituinara-wallet') =>
  getValue(await client.call(createDeposit, { channelId, amount }, { token }));
const listMessageTitles = async () =>
  getValue(await client.call(messageList, { pageNo: 1 }, { token, language: 'EN' })).list.map(({ title }) => title);
const plus = (one: string, other: string): string => (Number(one) + Number(other)).toFixed(2);
const refund = (orderNo: string, refundId: string, amount: string, more: object = {}) =>
  client.vendorCall(
    refundCallback,
    { ...brand, eventId: client.newId(), orderNo, refundId, amount, ...more },
    { vendor },
  );
const pay = async (amount: string, channelId?: string): Promise<string> => {
  const { orderNo } = await order(amount, channelId);
  await client.vendorCall(
    paymentCallback,
    { ...brand, eventId: client.newId(), orderNo, outcome: 'paid', amount: Number(amount).toFixed(2) },
    { vendor },
  );
  return orderNo;
};

it('takes the amount from the balance and returns the fee, once', async () => {
  const before = await balance();
  const orderNo = await pay('1000', 'bituinara-voucher');
  expect(await balance()).toBe(plus(before, '985.00'));
  for (let time = 0; time < 2; time += 1) await refund(orderNo, `part-${orderNo}`, '400.00');
  expect(await balance()).toBe(plus(before, '591.00'));
  expect(getValue(await refund(orderNo, `rest-${orderNo}`, '600.00')).state).toBe('refunded');
  expect(await balance()).toBe(before);
  expect((await listMessageTitles()).filter((title) => title === 'A deposit was taken back')).toHaveLength(2);
});

it('rejects more than the deposit, another currency, and a refund id of another refund', async () => {
  const orderNo = await pay('500');
  expect(await refund(orderNo, 'too-much', '500.01')).toMatchObject({ status: 409 });
  expect(await refund(orderNo, 'currency', '5.00', { currency: 'USD' })).toMatchObject({ status: 409 });
  expect(await refund(orderNo, 'brand', '5.00', { merchant: 'lualoc' })).toMatchObject({ status: 404 });
  await refund(orderNo, 'same', '5.00');
  expect(await refund(orderNo, 'same', '6.00')).toMatchObject({ status: 409 });
  const { orderNo: unpaid } = await order();
  expect(await refund(unpaid, 'unpaid', '5.00')).toMatchObject({
    status: 409,
    body: { errorCode: 'request.idempotency.pending' },
  });
});

it('records what the balance does not cover as a debt, and collects it from later money', async () => {
  token = await enter('newbie');
  const orderNo = await pay('500');
  const { db } = platform.store;
  const { id } = (
    await db
      .select()
      .from(members)
      .where(and(eq(members.merchant, 'bituinara'), eq(members.usernameKey, 'newbie')))
  )[0]!;
  const current = Math.round(Number(await balance()) * 100);
  const account = counterpartAccount('bituinara', 'gaming');
  await db.transaction((tx) =>
    postMovement(tx, {
      merchant: 'bituinara',
      kind: 'bet',
      memberId: id,
      counterpart: account,
      amount: 20_000 - current,
      reference: 'lost',
      at: platform.clock.now(),
    }),
  );
  await refund(orderNo, 'chargeback', '500.00');
  expect(await balance()).toBe('0.00');
  await pay('100');
  expect(await balance()).toBe('0.00');
  await db.transaction((tx) =>
    postMovement(tx, {
      merchant: 'bituinara',
      kind: 'win',
      memberId: id,
      counterpart: account,
      amount: 25_000,
      reference: 'won',
      at: platform.clock.now(),
    }),
  );
  await platform.jobs.run('payments.debts');
  expect(await balance()).toBe('50.00');
  await platform.jobs.run('payments.debts');
  expect(await balance()).toBe('50.00');
});

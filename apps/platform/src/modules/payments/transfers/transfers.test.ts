import { memberInfo } from '@livery/contract/account/member';
import { login } from '@livery/contract/auth/session';
import { messageList } from '@livery/contract/notifications/inbox';
import { transferOptions, transferToMember, transferToUpline } from '@livery/contract/transfers';
import { demoPaymentPassword } from '@livery/demo/members/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seconds } from '../../../core/clock/durations.ts';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { merchantFlags } from '../../brands/brands.tables.ts';
import { members } from '../../members/members.tables.ts';

let platform: TestApp;
let client: Client;
beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());

const enter = async (username: string): Promise<string> =>
  getValue(await client.call(login, { type: 'username', username, password: 'Demo#2026' })).token;
const readUpline = async (token: string) => ({
  info: getValue(await client.call(memberInfo, {}, { token })).toUpline,
  options: getValue(await client.call(transferOptions, {}, { token })).upline,
});

it('allows a transfer to the upline by the rule of the brand, and notifies the receiver', async () => {
  const { db } = platform.store;
  // Members who register now have false in the unused column `toUpline`. They must still be able to transfer money.
  await db.update(members).set({ toUpline: false });
  const token = await enter('demo');
  expect(await readUpline(token)).toEqual({ info: true, options: expect.any(String) });
  const { orderNo } = getValue(
    await client.call(
      transferToUpline,
      { amount: '5', note: '', paymentPassword: demoPaymentPassword },
      { token, headers: { 'idempotency-key': client.newId() } },
    ),
  );
  const upline = await enter('agent');
  const message = getValue(await client.call(messageList, { pageNo: 1 }, { token: upline, language: 'EN' })).list.find(
    ({ title }) => title === 'You received money',
  );
  expect(JSON.stringify(message)).toContain(`demo transferred ₱5.00 to you`);
  expect(JSON.stringify(message)).toContain(orderNo);
  await db.insert(merchantFlags).values({ merchant: 'bituinara', flag: 'AGETRANSFERUP3', isOn: false });
  // A gateway caches the feature flags of a brand for some seconds. After 10 seconds, it has loaded the changed flag.
  platform.clock.advance(seconds(10));
  expect(await readUpline(token)).toEqual({ info: false, options: null });
});

it('does not reveal who is a member after five wrong account names', async () => {
  const token = await enter('demo');
  const transfer = (account: string) =>
    client.call(
      transferToMember,
      { account, amount: '1', note: '', paymentPassword: demoPaymentPassword },
      { token, headers: { 'idempotency-key': client.newId() } },
    );
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await transfer(`nobody${attempt}`)).body).toMatchObject({ errorCode: 'transfer.receiver' });
  expect(await transfer('nobody9')).toMatchObject({ status: 429, body: { errorCode: 'request.too.many' } });
  expect(await transfer('agent')).toMatchObject({ status: 429, body: { errorCode: 'request.too.many' } });
});

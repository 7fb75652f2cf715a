import { transferDownline } from '@livery/contract/agents/team';
import { sendRedPackets, redPacketStatus } from '@livery/contract/red-packets';
import { login } from '@livery/contract/auth/session';
import { messageList } from '@livery/contract/notifications/inbox';
import { registry } from '@livery/contract/registry';
import { transferOptions, transferToMember } from '@livery/contract/transfers';
import {
  listBankCards,
  paymentPasswordStatus,
  resetPaymentPassword,
  setPaymentPassword,
  withdraw,
  withdrawOptions,
} from '@livery/contract/withdrawals';
import { demoPaymentPassword } from '@livery/demo/members/accounts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hours } from '../../../core/clock/durations.ts';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { readInbox } from '../../../testing/inbox.ts';
import { proveIdentity, requestStepUpCode } from '../../../testing/step-up.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { stepUp } from '@livery/contract/auth/step-up';
import { memberProfiles } from '../../members/index.ts';

let platform: TestApp;
let client: Client;
const demoMobile = '+639175550101';

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());

const enter = async (username: string): Promise<string> =>
  getValue(await client.call(login, { type: 'username', username, password: 'Demo#2026' })).token;

describe('a new payment password', () => {
  const set = async (paymentPassword: string) =>
    client.call(setPaymentPassword, { current: demoPaymentPassword, paymentPassword }, { token: await enter('demo') });

  it.each(['123456', '000000', '121212', '150792', '550101'])('rejects the guessable %s', async (digits) => {
    expect(await set(digits)).toMatchObject({ status: 400, body: { errorCode: 'payment.password.weak' } });
  });

  it('rejects digits of the ID number, which often contains the date of birth', async () => {
    await platform.store.db
      .update(memberProfiles)
      .set({ idNumber: 'P-48-2973-1' })
      .where(eq(memberProfiles.mobileNum, '9175550101'));
    expect((await set('482973')).body).toMatchObject({ errorCode: 'payment.password.weak' });
  });
});

it('requires the payment password in every operation that moves money out of a wallet', () => {
  const outOfWallet = [
    'withdraw',
    'transferToUpline',
    'transferToMember',
    'transferDownline',
    'transferMultipleDownline',
    'sendRedPackets',
  ];
  for (const name of outOfWallet) {
    const operation = registry.find((each) => each.name === name);
    expect(operation?.unhashedFields, name).toContain('paymentPassword');
    expect(operation?.encrypted, name).toBe(true);
  }
});

it('rejects red packets without the payment password', async () => {
  const token = await enter('agent');
  const rain = { amount: '10', envelopes: 2, minutes: 5 } as const;
  expect(await client.call(sendRedPackets, rain as never, { token })).toMatchObject({ status: 400 });
  expect((await client.call(sendRedPackets, { ...rain, paymentPassword: '482973' }, { token })).body).toMatchObject({
    errorCode: 'payment.password.wrong',
  });
  const paid = { ...rain, paymentPassword: demoPaymentPassword };
  expect((await client.call(sendRedPackets, paid, { token })).status).toBe(200);
});

describe('a reset', () => {
  const newPin = '739164';

  it('holds all money in the wallet for 24 hours and returns the end to the member', async () => {
    const token = await enter('demo');
    const reset = () =>
      client.call(resetPaymentPassword, { password: 'Demo#2026', paymentPassword: newPin }, { token, language: 'EN' });
    await proveIdentity(client, token);
    expect((await reset()).body).toMatchObject({ errorCode: 'step.up.required' });
    const code = await requestStepUpCode(platform, client, { token, method: 'sms', recipient: demoMobile });
    getValue(await client.call(stepUp, { method: 'sms', code }, { token }));
    const until = new Date(platform.clock.now().getTime() + hours(24)).toISOString();
    expect(getValue(await reset())).toEqual({ isSet: true, payoutsHeldUntil: until });

    expect(getValue(await client.call(paymentPasswordStatus, {}, { token })).payoutsHeldUntil).toBe(until);
    expect(getValue(await client.call(withdrawOptions, {}, { token })).payoutsHeldUntil).toBe(until);
    expect(getValue(await client.call(transferOptions, {}, { token })).payoutsHeldUntil).toBe(until);

    const { cards } = getValue(await client.call(listBankCards, {}, { token }));
    const held = { status: 403, body: { errorCode: 'payment.held', value: { until } } };
    const withdrawal = { amount: '200', cardId: cards[0]!.id, paymentPassword: newPin };
    expect(await client.call(withdraw, withdrawal, { token })).toMatchObject(held);
    const transfer = { account: 'newbie', amount: '1', paymentPassword: newPin };
    expect(await client.call(transferToMember, transfer, { token })).toMatchObject(held);

    const { messagesTo } = readInbox(platform);
    await vi.waitFor(async () => {
      const texts = (await messagesTo(demoMobile)).map(({ text }) => text);
      expect(texts.some((text) => text.includes('Nov 21, 2026'))).toBe(true);
    });
    const { list } = getValue(await client.call(messageList, { pageNo: 1 }, { token, language: 'EN' }));
    expect(list.map(({ title }) => title)).toContain('Your payment password was reset');

    platform.clock.advance(hours(24));
    const later = await enter('demo');
    expect((await client.call(withdraw, withdrawal, { token: later })).status).toBe(200);
    expect(getValue(await client.call(withdrawOptions, {}, { token: later })).payoutsHeldUntil).toBeNull();
  });

  it('holds red packets and transfers of an agent too', async () => {
    const token = await enter('agent');
    const code = await requestStepUpCode(platform, client, { token, method: 'sms', recipient: '+639175550102' });
    getValue(await client.call(stepUp, { method: 'sms', code }, { token }));
    getValue(await client.call(resetPaymentPassword, { password: 'Demo#2026', paymentPassword: newPin }, { token }));
    const { sending } = getValue(await client.call(redPacketStatus, {}, { token }));
    expect(sending?.payoutsHeldUntil).toEqual(expect.any(String));
    const rain = { amount: '10', envelopes: 2, minutes: 5, paymentPassword: newPin } as const;
    const transfer = { downlineId: 'nobody', amount: '1', paymentPassword: newPin };
    for (const response of [
      await client.call(sendRedPackets, rain, { token }),
      await client.call(transferDownline, transfer, { token }),
    ])
      expect(response.body).toMatchObject({ errorCode: 'payment.held' });
  });
});

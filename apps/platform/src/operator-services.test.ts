import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { login } from '@livery/contract/auth/session';
import { ErrorCode } from '@livery/contract/errors';
import { decideWithdrawal } from '@livery/contract/services/back-office';
import { servicePaths } from '@livery/contract/services/calls';
import { sendSupportMessage, startSupportChat } from '@livery/contract/support';
import { listFeedback, sendFeedback } from '@livery/contract/support/feedback';
import { walletBalance } from '@livery/contract/wallet';
import { cancelWithdrawal, listBankCards, withdraw, withdrawalStatus } from '@livery/contract/withdrawals';
import { demoPaymentPassword } from '@livery/demo/members/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours } from './core/clock/durations.ts';
import { createVendorKeys } from './modules/game-integration/vendors/vendor-keys.ts';
import { type Client, createClient, getValue } from './testing/client.ts';
import { findFreePort, type PaymentChannelProcess, startPaymentChannel } from './testing/payment-channel-process.ts';
import { buildTestApp, type TestApp } from './testing/test-platform.ts';

let platform: TestApp;
let client: Client;
let token: string;
let backOffice: PaymentChannelProcess;
let supportService: PaymentChannelProcess;
let shift = 0;
// The services check the time of each call, so the clock runs.
const clock = { now: () => new Date(Date.now() + shift) };

const startService = async (service: 'back-office' | 'support-service', port: number, gatewayPort: number) => {
  const started = await startPaymentChannel({
    service,
    port,
    dataFolder: await mkdtemp(join(tmpdir(), 'livery-service-')),
    gatewayOrigin: `http://127.0.0.1:${gatewayPort}`,
  });
  await createVendorKeys(platform.store.db, clock).register(started.publicKeys);
  return started;
};

beforeAll(async () => {
  const [officePort, supportPort] = [await findFreePort(), await findFreePort()];
  platform = await buildTestApp({
    clock,
    settings: { backOfficeUrl: `http://127.0.0.1:${officePort}`, supportUrl: `http://127.0.0.1:${supportPort}` },
  });
  client = createClient({ ...platform, clock: clock as never });
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = platform.app.server.address() as AddressInfo;
  backOffice = await startService('back-office', officePort, port);
  supportService = await startService('support-service', supportPort, port);
});
afterAll(async () => {
  await backOffice.stop();
  await supportService.stop();
  await platform.close();
});
beforeEach(async () => {
  shift = 0;
  await backOffice.clearFaults();
  token = getValue(await client.call(login, { type: 'username', username: 'demo', password: 'Demo#2026' })).token;
});

const getBalance = async (): Promise<string> => getValue(await client.call(walletBalance, {}, { token })).sumBalance;
const getState = async (id: string) => getValue(await client.call(withdrawalStatus, { id }, { token })).state;

/** Makes the next call about each undecided case due, and runs the job that makes it. */
const review = async (): Promise<void> => {
  shift = hours(1);
  await platform.jobs.run('payments.withdrawals');
  shift = 0;
};
const requestWithdrawal = async () => {
  const { cards } = getValue(await client.call(listBankCards, {}, { token }));
  const request = { amount: '200', cardId: cards[0]!.id, paymentPassword: demoPaymentPassword };
  return getValue(await client.call(withdraw, request, { token }));
};
const waitUntil = async (isDone: () => Promise<boolean>): Promise<void> => {
  const until = Date.now() + 30_000;
  while (!(await isDone())) {
    if (Date.now() > until) throw new Error('The expected state was not reached.');
    await wait(50);
  }
};

describe('the back office', () => {
  it('gets a withdrawal, and returns the amount with a rejection by callback', async () => {
    const before = await getBalance();
    const { id, orderNo } = await requestWithdrawal();
    await platform.jobs.run('payments.withdrawals');
    await backOffice.control('reviewWithdrawal', { orderNo, review: { state: 'review' } });
    await waitUntil(async () => (await getState(id)) === 'processing');
    expect((await client.call(cancelWithdrawal, { id }, { token })).body).toMatchObject({
      errorCode: ErrorCode.WithdrawDecided,
    });
    await backOffice.control('reviewWithdrawal', { orderNo, review: { state: 'rejected', reason: 'account' } });
    await waitUntil(async () => (await getState(id)) === 'refused');
    expect(await getBalance()).toBe(before);
  });

  it.each(['errorBefore', 'errorAfter', 'dropResponse', 'garbage'])(
    'gets a withdrawal once after the fault %s',
    async (fault) => {
      await backOffice.control('faults', { path: servicePaths.submitWithdrawal, fault });
      const { id, orderNo } = await requestWithdrawal();
      await platform.jobs.run('payments.withdrawals');
      expect(await getState(id)).toBe('pending');
      await review();
      await backOffice.control('reviewWithdrawal', { orderNo, review: { state: 'rejected', reason: 'account' } });
      await waitUntil(async () => (await getState(id)) === 'refused');
    },
  );

  it.each(['never', 'twice'])('decides once although its callback arrives %s', async (fault) => {
    const before = await getBalance();
    const { id, orderNo } = await requestWithdrawal();
    await platform.jobs.run('payments.withdrawals');
    await backOffice.control('faults', { path: decideWithdrawal.path, fault });
    await backOffice.control('reviewWithdrawal', { orderNo, review: { state: 'rejected', reason: 'account' } });
    if (fault === 'never') await review();
    await waitUntil(async () => (await getState(id)) === 'refused');
    expect(await getBalance()).toBe(before);
  });

  it('cannot decide on a withdrawal that the member has cancelled', async () => {
    const { id, orderNo } = await requestWithdrawal();
    await platform.jobs.run('payments.withdrawals');
    getValue(await client.call(cancelWithdrawal, { id }, { token }));
    await backOffice.control('reviewWithdrawal', { orderNo, review: { state: 'approved' } });
    await waitUntil(async () => (await backOffice.readState()).rejectedCallbacks.length > 0);
    expect(await getState(id)).toBe('cancelled');
  });

  it('is the only vendor that decides', async () => {
    const { orderNo } = await requestWithdrawal();
    const decision = { orderNo, state: 'approved' } as const;
    const response = await client.vendorCall(decideWithdrawal, decision, { vendor: 'LANTERN' });
    expect(response).toMatchObject({ status: 403, body: { errorCode: ErrorCode.SignatureInvalid } });
  });
});

describe('the support service', () => {
  it('replies in the live chat', async () => {
    const { key } = getValue(await client.call(startSupportChat, {}));
    const id = client.newId();
    getValue(await client.call(sendSupportMessage, { key, id, text: 'Where is my bonus?' }));
    const findMessage = async () =>
      ((await supportService.control('readState')) as { messages: Record<string, { conversation: string }> }).messages[
        id
      ];
    await waitUntil(async () => (await findMessage()) !== undefined);
    const { conversation } = (await findMessage())!;
    await supportService.control('replyInChat', { conversation, id: client.newId(), text: 'It is on its way.' });
    const readTexts = async () =>
      getValue(await client.call(startSupportChat, { key })).messages.map(({ author, text }) => [author, text]);
    await waitUntil(async () => (await readTexts()).length === 2);
    expect(await readTexts()).toEqual([
      ['visitor', 'Where is my bonus?'],
      ['service', 'It is on its way.'],
    ]);
  });

  it('replies to feedback', async () => {
    const feedback = {
      requestId: client.newId(),
      topic: 'other',
      content: 'The colours are lovely.',
      images: [],
    } as const;
    const { id } = getValue(await client.call(sendFeedback, feedback, { token }));
    await platform.jobs.run('support.feedback');
    await supportService.control('replyToFeedback', { feedbackId: id, replies: { EN: 'Thank you.' } });
    const findReply = async () =>
      getValue(await client.call(listFeedback, {}, { token, language: 'EN' })).list.find((each) => each.id === id)
        ?.answer;
    await waitUntil(async () => (await findReply()) === 'Thank you.');
  });
});

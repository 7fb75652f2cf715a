import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { login } from '@livery/contract/auth/session';
import { ErrorCode } from '@livery/contract/errors';
import { identityCheck, submitIdentity } from '@livery/contract/kyc';
import { decideIdentityCheck, decideWithdrawal, readIdentityImage } from '@livery/contract/services/back-office';
import { servicePaths } from '@livery/contract/services/calls';
import { sendSupportMessage, startSupportChat } from '@livery/contract/support';
import { listFeedback, sendFeedback, uploadsPath } from '@livery/contract/support/feedback';
import { walletBalance } from '@livery/contract/wallet';
import { cancelWithdrawal, listBankCards, withdraw, withdrawalStatus } from '@livery/contract/withdrawals';
import { demoPaymentPassword } from '@livery/demo/members/accounts';
import { findFreePort } from '@livery/test-servers/free-port';
import { isNotNull } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withdrawals } from './modules/payments/withdrawals.tables.ts';
import { createVendorKeys } from './modules/game-integration/vendors/vendor-keys.ts';
import { type Client, createClient, getValue } from './testing/client.ts';
import { type PaymentChannelProcess, startPaymentChannel } from './testing/payment-channel-process.ts';
import { buildTestApp, type TestApp } from './testing/test-platform.ts';

let platform: TestApp;
let client: Client;
let token: string;
let backOffice: PaymentChannelProcess;
let supportService: PaymentChannelProcess;
// The services reject calls with a wrong time. Therefore the clock of this test is the real time.
const clock = { now: () => new Date() };

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
  await backOffice.clearFaults();
  token = getValue(await client.call(login, { type: 'username', username: 'demo', password: 'Demo#2026' })).token;
});

const getBalance = async (): Promise<string> => getValue(await client.call(walletBalance, {}, { token })).sumBalance;
const getState = async (id: string) => getValue(await client.call(withdrawalStatus, { id }, { token })).state;

/** Makes the reviews of all undecided withdrawals due, and runs the job that calls the back office about them. */
const review = async (): Promise<void> => {
  await platform.store.db
    .update(withdrawals)
    .set({ dueAt: new Date(0) })
    .where(isNotNull(withdrawals.dueAt));
  await platform.jobs.run('payments.withdrawals');
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

  it.each(['never', 'twice'])('decides once although its callback is received %s', async (fault) => {
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

describe('the back office, for identity checks', () => {
  const upload = async (background: string): Promise<string> => {
    const response = await platform.app.inject({
      method: 'PUT',
      url: `${uploadsPath}?purpose=identity`,
      headers: { merchant: 'bituinara', authorization: token, 'content-type': 'image/png' },
      payload: await sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    });
    return response.json<{ value: { id: string } }>().value.id;
  };
  const readCheck = async () => getValue(await client.call(identityCheck, {}, { token }));

  it('gets the check, reads its images until it decides, and decides', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    await createVendorKeys(platform.store.db, clock).register({ BACK_OFFICE: { test: key } });
    const signer = { vendor: 'BACK_OFFICE', keyId: 'test', privateKey };
    const images = { front: await upload('#111'), back: await upload('#eee'), selfie: await upload('#f0f') };
    getValue(await client.call(submitIdentity, images, { token }));
    await platform.jobs.run('kyc.decisions');
    const { checks } = (await backOffice.control('readState')) as unknown as { checks: object };
    const [checkId = ''] = Object.keys(checks);
    const readImage = () =>
      client.vendorCall(readIdentityImage, { checkId, image: 'front' }, { vendor: signer.vendor, signer });
    const { contentType, data } = getValue(await readImage());
    expect((await sharp(Buffer.from(data, 'base64')).metadata()).width).toBe(40);
    expect(contentType).toMatch(/^image\//);
    await backOffice.control('reviewIdentityCheck', { checkId, review: { state: 'rejected', reason: 'unreadable' } });
    await waitUntil(async () => (await readCheck()).state === 'rejected');
    expect((await readCheck()).reason).toBe('unreadable');
    expect((await readImage()).status).toBe(404);
    const other = { checkId, state: 'verified' } as const;
    expect(await client.vendorCall(decideIdentityCheck, other, { vendor: signer.vendor, signer })).toMatchObject({
      status: 409,
      body: { value: { state: 'rejected' } },
    });
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
      topic: 'other' as const,
      content: 'The colours are lovely.',
      images: [],
    };
    const { id } = getValue(await client.call(sendFeedback, feedback, { token }));
    await platform.jobs.run('support.feedback');
    await supportService.control('replyToFeedback', { feedbackId: id, replies: { EN: 'Thank you.' } });
    const findReply = async () =>
      getValue(await client.call(listFeedback, {}, { token, language: 'EN' })).list.find((each) => each.id === id)
        ?.answer;
    await waitUntil(async () => (await findReply()) !== null);
    expect(await findReply()).toBe('Thank you.');
  });
});

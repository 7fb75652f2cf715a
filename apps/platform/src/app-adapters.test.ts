import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSocialLogin } from '@livery/contract/auth/social-login';
import { login } from '@livery/contract/auth/session';
import { ErrorCode } from '@livery/contract/errors';
import { createDeposit } from '@livery/contract/deposits';
import { startSupportChat, sendSupportMessage } from '@livery/contract/support';
import { listBankCards, withdraw, withdrawalStatus } from '@livery/contract/withdrawals';
import { demoPaymentPassword } from '@livery/demo/members/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, minutes } from './core/clock/durations.ts';
import { outgoingMessages } from './core/outbox/outbox.tables.ts';
import { createOutbox } from './core/outbox/outbox.ts';
import { type Client, createClient, getValue } from './testing/client.ts';
import { buildTestApp, type TestApp } from './testing/test-platform.ts';

describe('a gateway that is no demonstration and whose settings name no outside system', () => {
  let platform: TestApp;
  let client: Client;
  let token: string;

  beforeAll(async () => {
    platform = await buildTestApp({ settings: { isDemo: false } });
    client = createClient(platform);
    token = getValue(await client.call(login, { type: 'username', username: 'demo', password: 'Demo#2026' })).token;
  });
  afterAll(() => platform.close());

  it('rejects a deposit, because no provider takes the payment', async () => {
    const response = await client.call(createDeposit, { channelId: 'bituinara-wallet', amount: '500' }, { token });
    expect(response.body).toMatchObject({ success: false, errorCode: ErrorCode.ChannelClosed });
  });

  it('holds a withdrawal until somebody decides, and lets the member cancel it', async () => {
    const { cards } = getValue(await client.call(listBankCards, {}, { token }));
    const request = { amount: '200', cardId: cards[0]!.id, paymentPassword: demoPaymentPassword };
    const { id } = getValue(await client.call(withdraw, request, { token }));
    platform.clock.advance(minutes(5));
    await platform.jobs.run('payments.withdrawals');
    expect(getValue(await client.call(withdrawalStatus, { id }, { token }))).toMatchObject({
      state: 'pending',
      canCancel: true,
    });
  });

  it('has no social log-in', async () => {
    const response = await client.call(startSocialLogin, { firebaseChannel: 'google' });
    expect(response.body).toMatchObject({ success: false });
  });

  it('stores a chat message and does not reply', async () => {
    const { key, messages } = getValue(await client.call(startSupportChat, {}));
    expect(messages).toEqual([]);
    const message = { key, id: client.newId(), text: 'Where is my bonus?' };
    const sent = getValue(await client.call(sendSupportMessage, message)).messages;
    expect(sent.map(({ author, text }) => [author, text])).toEqual([['visitor', 'Where is my bonus?']]);
  });

  it('keeps a message in the outbox', async () => {
    const { db } = platform.store;
    const merchant = { code: 'bituinara' } as never;
    const outbox = createOutbox({
      db,
      clock: platform.clock,
      merchants: { find: () => merchant },
      messages: { send: async () => undefined },
      onError: () => {},
    });
    await outbox.enqueue(db, { merchant, channel: 'sms', recipient: '+639170000000', text: '1234', ttlMs: days(1) });
    await platform.jobs.run('notifications.outbox');
    const stored = await db.select().from(outgoingMessages);
    expect(stored.map(({ text, tries }) => [text, tries])).toEqual([['1234', 1]]);
  });
});

it('sends messages to the service of the settings also in a demonstration', async () => {
  const bodies: string[] = [];
  const service = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
    request.on('end', () => response.end());
  });
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  const platform = await buildTestApp({
    settings: { messagesUrl: `http://127.0.0.1:${port}/send`, messagesSecret: 'a secret of 16+ characters' },
  });
  const { app, store, clock } = platform;
  expect(app.hasRoute({ method: 'GET', url: '/dev/inbox' })).toBe(false);
  const outbox = createOutbox({
    db: store.db,
    clock,
    merchants: { find: () => undefined },
    messages: { send: async () => undefined },
    onError: () => {},
  });
  const merchant = { code: 'bituinara' } as never;
  await outbox.enqueue(store.db, {
    merchant,
    channel: 'sms',
    recipient: '+639170000000',
    text: '1234',
    ttlMs: days(1),
  });
  await platform.jobs.run('notifications.outbox');
  expect(bodies.map((body) => (JSON.parse(body) as { text: string }).text)).toEqual(['1234']);
  await platform.close();
  await new Promise((resolve) => void service.close(resolve));
});

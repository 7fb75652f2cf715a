import { setNickname } from '@livery/contract/account/profile';
import { messageList } from '@livery/contract/notifications/inbox';
import { login } from '@livery/contract/auth/session';
import { sendSmsNoLogin } from '@livery/contract/auth/otp';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { minutes, seconds } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import type { Message } from './message-channel.ts';
import { createMemberInbox } from '../../modules/notifications/inbox/member-inbox.ts';
import { securityChangedMessage } from '../../modules/notifications/inbox/inbox-messages.ts';
import { type Client, createClient, getValue } from '../../testing/client.ts';
import { readInbox } from '../../testing/inbox.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';
import { createTransactionRunner } from '../../modules/notifications/transaction-runner.ts';
import { createOutbox } from './outbox.ts';
import { memberMessages } from '../../modules/notifications/notifications.tables.ts';
import { members } from '../../modules/members/members.tables.ts';
import { outgoingMessages } from './outbox.tables.ts';

let platform: TestApp;
let client: Client;
let db: Database;
let sent: Message[];
let isDown: boolean;
const merchant = { code: 'bituinara', languages: ['TY', 'EN'] } as unknown as Merchant;
const errors: unknown[] = [];

/**
 * Creates the outbox (queue of messages to members) of one gateway instance. Sending a message fails while `isDown`
 * is true.
 */
const open = () => {
  const outbox = createOutbox({
    db,
    clock: platform.clock,
    merchants: { find: () => merchant },
    messages: {
      send: async (message) => {
        if (isDown) throw new Error('The messaging service is down');
        sent.push(message);
      },
    },
    onError: (error) => errors.push(error),
  });
  const memberInbox = createMemberInbox({
    clock: platform.clock,
    hub: { publish: async () => {}, subscribe: () => () => {} } as never,
    db,
    merchants: { find: () => merchant },
    onMessageCreated: () => {},
  });
  return {
    outbox,
    withNotifications: createTransactionRunner({
      db,
      memberInbox,
      outbox,
      merchants: { find: () => merchant },
      onError: (error) => errors.push(error),
    }),
  };
};
const message = { merchant, channel: 'sms', recipient: '+639170000001', text: 'Hello', ttlMs: minutes(10) } as const;
const waiting = () => db.select().from(outgoingMessages);
const findMember = async (name: string) =>
  (await db.select().from(members).where(eq(members.usernameKey, name))).find((each) => each.merchant === 'bituinara')!;

beforeEach(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
  db = platform.store.db;
  sent = [];
  isDown = false;
  errors.length = 0;
  return () => platform.close();
});

it('commits and rolls back a message with its transaction', async () => {
  const { withNotifications } = open();
  await expect(
    withNotifications(async (_, notify) => {
      await notify.message(message);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await waiting()).toEqual([]);
  await withNotifications((_, notify) => notify.message(message));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await vi.waitFor(async () => expect(await waiting()).toEqual([]));
});

it('delivers a message of a process that died after the commit', async () => {
  const { outbox } = open();
  await db.transaction((tx) => outbox.enqueue(tx, message));
  expect(sent).toEqual([]);
  await open().outbox.dispatch();
  expect(sent).toMatchObject([{ recipient: message.recipient, text: 'Hello' }]);
  expect(await waiting()).toEqual([]);
});

it('retries a failed message with the same id until it expires', async () => {
  const { outbox } = open();
  isDown = true;
  await db.transaction((tx) => outbox.enqueue(tx, message));
  await outbox.dispatch();
  const [remaining] = await waiting();
  expect(remaining).toMatchObject({ tries: 1 });
  expect(errors).toHaveLength(1);
  isDown = false;
  await outbox.dispatch();
  expect(sent).toEqual([]);
  platform.clock.advance(seconds(15));
  await outbox.dispatch();
  expect(sent).toMatchObject([{ id: remaining?.id }]);
  isDown = true;
  await db.transaction((tx) => outbox.enqueue(tx, message));
  await outbox.dispatch();
  platform.clock.advance(minutes(10));
  isDown = false;
  await outbox.dispatch();
  expect(sent).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

it('delivers a message once with two instances', async () => {
  const [one, other] = [open().outbox, open().outbox];
  await db.transaction((tx) => one.enqueue(tx, message));
  await Promise.all([one.dispatch(), other.dispatch()]);
  expect(sent).toHaveLength(1);
});

it('commits and rolls back an inbox message with its transaction', async () => {
  const { withNotifications } = open();
  const { id: memberId } = await findMember('demo');
  const before = (await db.select().from(memberMessages).where(eq(memberMessages.memberId, memberId))).length;
  const inboxMessage = securityChangedMessage({ memberId, merchant: 'bituinara' }, 'passwordChanged');
  await expect(
    withNotifications(async (tx, notify) => {
      await tx.update(members).set({ nickname: 'undone' }).where(eq(members.id, memberId));
      await notify.inboxMessage(inboxMessage);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await db.select().from(memberMessages).where(eq(memberMessages.memberId, memberId))).toHaveLength(before);
  await withNotifications((_, notify) => notify.inboxMessage(inboxMessage));
  await withNotifications((_, notify) => notify.inboxMessage(inboxMessage));
  expect(await db.select().from(memberMessages).where(eq(memberMessages.memberId, memberId))).toHaveLength(before + 1);
});

it('stores a decoy for an unknown number and sends nothing', async () => {
  getValue(await client.call(sendSmsNoLogin, { mobileNum: '9170009999', module: 'VERIFICATION3' } as never));
  await vi.waitFor(async () => expect(await waiting()).toEqual([]));
  expect(await readInbox(platform).messagesTo('+639170009999')).toEqual([]);
});

it('writes the welcome message before the first log-in responds', async () => {
  const { token } = getValue(await client.call(login, { type: 'username', username: 'newbie', password: 'Demo#2026' }));
  getValue(await client.call(setNickname, { nickname: 'Tala' }, { token }));
  expect(
    getValue(await client.call(messageList, { pageNo: 1 }, { token, language: 'EN' })).list.map(({ kind }) => kind),
  ).toContain('welcome');
});

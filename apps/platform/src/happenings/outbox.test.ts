import { setNickname } from '@livery/contract/profile';
import { messageList } from '@livery/contract/messages';
import { login } from '@livery/contract/session';
import { sendSmsNoLogin } from '@livery/contract/verification';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { minutes, seconds } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { memberMessages, members, outgoingMessages } from '../db/schema/tables.ts';
import type { Message } from '../inbox/messages.ts';
import { createLetters } from '../messages/letter-box.ts';
import { securityChanged } from '../messages/letters.ts';
import { type Client, createClient, valueOf } from '../testing/client.ts';
import { readInbox } from '../testing/inbox.ts';
import { openTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { createHappen } from './happen.ts';
import { createOutbox } from './outbox.ts';

let platform: TestPlatform;
let client: Client;
let db: Database;
let sent: Message[];
let isDown: boolean;
const merchant = { code: 'bituinara' } as Merchant;
const troubles: unknown[] = [];

/** An instance of the gateway's telling, whose messaging service answers as the test says. */
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
    onTrouble: (error) => troubles.push(error),
  });
  const letters = createLetters(
    platform.clock,
    { publish: async () => {}, subscribe: () => () => {} } as never,
    db,
    () => {},
  );
  return { outbox, happen: createHappen({ db, letters, outbox, onTrouble: (error) => troubles.push(error) }) };
};
const message = { merchant, channel: 'sms', recipient: '+639170000001', text: 'Hello', goodFor: minutes(10) } as const;
const waiting = () => db.select().from(outgoingMessages);
const memberOf = async (name: string) =>
  (await db.select().from(members).where(eq(members.usernameKey, name))).find((each) => each.merchant === 'bituinara')!;

beforeEach(async () => {
  platform = await openTestPlatform();
  client = createClient(platform);
  db = platform.store.db;
  sent = [];
  isDown = false;
  troubles.length = 0;
  return () => platform.close();
});

it('a message stands or falls with what it tells of', async () => {
  const { happen } = open();
  await expect(
    happen(async (_, tell) => {
      await tell.message(message);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await waiting()).toEqual([]);
  await happen((_, tell) => tell.message(message));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await vi.waitFor(async () => expect(await waiting()).toEqual([]));
});

it('one whose process died after the commit is delivered by the next', async () => {
  const { outbox } = open();
  await db.transaction((tx) => outbox.put(tx, message));
  expect(sent).toEqual([]);
  await open().outbox.deliver();
  expect(sent).toMatchObject([{ recipient: message.recipient, text: 'Hello' }]);
  expect(await waiting()).toEqual([]);
});

it('one that was not taken is tried again under the same id, until it says nothing any more', async () => {
  const { outbox } = open();
  isDown = true;
  await db.transaction((tx) => outbox.put(tx, message));
  await outbox.deliver();
  const [left] = await waiting();
  expect(left).toMatchObject({ tries: 1 });
  expect(troubles).toHaveLength(1);
  isDown = false;
  await outbox.deliver();
  expect(sent).toEqual([]);
  platform.clock.advance(seconds(15));
  await outbox.deliver();
  expect(sent).toMatchObject([{ id: left?.id }]);
  isDown = true;
  await db.transaction((tx) => outbox.put(tx, message));
  await outbox.deliver();
  platform.clock.advance(minutes(10));
  isDown = false;
  await outbox.deliver();
  expect(sent).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

it('two instances deliver one message once', async () => {
  const [one, other] = [open().outbox, open().outbox];
  await db.transaction((tx) => one.put(tx, message));
  await Promise.all([one.deliver(), other.deliver()]);
  expect(sent).toHaveLength(1);
});

it('a letter stands or falls with what it tells of', async () => {
  const { happen } = open();
  const { id: memberId } = await memberOf('demo');
  const before = (await db.select().from(memberMessages).where(eq(memberMessages.memberId, memberId))).length;
  const letter = securityChanged({ memberId, merchant: 'bituinara' }, 'passwordChanged');
  await expect(
    happen(async (tx, tell) => {
      await tx.update(members).set({ nickname: 'undone' }).where(eq(members.id, memberId));
      await tell.letter(letter);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await db.select().from(memberMessages).where(eq(memberMessages.memberId, memberId))).toHaveLength(before);
  await happen((_, tell) => tell.letter(letter));
  await happen((_, tell) => tell.letter(letter));
  expect(await db.select().from(memberMessages).where(eq(memberMessages.memberId, memberId))).toHaveLength(before + 1);
});

it('a number that nobody has leaves as much behind as any other, and gets nothing', async () => {
  valueOf(await client.call(sendSmsNoLogin, { mobileNum: '9170009999', module: 'VERIFICATION3' } as never));
  await vi.waitFor(async () => expect(await waiting()).toEqual([]));
  expect(await readInbox(platform).messagesTo('+639170009999')).toEqual([]);
});

it('the first log-in brings a letter, and it stands as soon as the log-in is answered', async () => {
  const { token } = valueOf(await client.call(login, { type: 'username', username: 'newbie', password: 'Demo#2026' }));
  valueOf(await client.call(setNickname, { nickname: 'Tala' }, { token }));
  expect(
    valueOf(await client.call(messageList, { pageNo: 1 }, { token, language: 'EN' })).list.map(({ kind }) => kind),
  ).toContain('welcome');
});

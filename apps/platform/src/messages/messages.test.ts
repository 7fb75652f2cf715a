import {
  deleteMessages,
  messageDetail,
  messageList,
  readMessages,
  restoreMessages,
  unreadCount,
} from '@livery/contract/messages';
import { login } from '@livery/contract/session';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hours } from '../clock/durations.ts';
import { memberMessages, members } from '../db/schema/tables.ts';
import { type Client, createClient, valueOf } from '../testing/client.ts';
import { openTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let client: Client;
let token: string;

const logIn = async (username: string) =>
  valueOf(await client.call(login, { type: 'username', username, password: 'Demo#2026' })).token;
beforeAll(async () => {
  platform = await openTestPlatform();
  client = createClient(platform);
  token = await logIn('demo');
});
afterAll(() => platform.close());

const letters = async () => valueOf(await client.call(messageList, { pageNo: 1 }, { token, language: 'EN' })).list;
const unread = async () => valueOf(await client.call(unreadCount, {}, { token }));

it('the unread come first, and what is read is counted no more', async () => {
  const before = await unread();
  expect(before).toBe((await letters()).filter(({ isRead }) => !isRead).length);
  expect(before).toBeGreaterThan(0);
  const [first] = await letters();
  valueOf(await client.call(readMessages, { ids: [first!.id] }, { token }));
  expect(await unread()).toBe(before - 1);
  const states = (await letters()).map(({ isRead }) => isRead);
  expect(states).toEqual([...states].sort((one, other) => Number(one) - Number(other)));
  valueOf(await client.call(readMessages, {}, { token }));
  expect(await unread()).toBe(0);
});

it("a letter is read in the page's language", async () => {
  const [first] = await letters();
  const inEnglish = valueOf(await client.call(messageDetail, { id: first!.id }, { token, language: 'EN' }));
  const inTagalog = valueOf(await client.call(messageDetail, { id: first!.id }, { token, language: 'TY' }));
  expect(inEnglish.content).toMatch(/^<p>/);
  expect(inTagalog.title).not.toBe(inEnglish.title);
});

it('one that was deleted can be brought back for a day, and then its words are gone', async () => {
  const { id } = (await letters()).at(-1)!;
  valueOf(await client.call(deleteMessages, { ids: [id] }, { token }));
  expect((await letters()).map((letter) => letter.id)).not.toContain(id);
  expect((await client.call(messageDetail, { id }, { token })).status).toBe(404);
  valueOf(await client.call(restoreMessages, { ids: [id] }, { token }));
  expect((await letters()).map((letter) => letter.id)).toContain(id);
  valueOf(await client.call(deleteMessages, { ids: [id] }, { token }));
  platform.clock.advance(hours(24) + 1);
  token = await logIn('demo');
  valueOf(await client.call(restoreMessages, { ids: [id] }, { token }));
  expect((await letters()).map((letter) => letter.id)).not.toContain(id);
  const other = (await letters()).at(-1)!;
  valueOf(await client.call(deleteMessages, { ids: [other.id] }, { token }));
  expect(await platform.store.db.select().from(memberMessages).where(eq(memberMessages.id, id))).toMatchObject([
    { titles: {}, contents: {} },
  ]);
});

it("nobody reads, deletes or brings back another's", async () => {
  const [mine] = await letters();
  const agent = await logIn('agent');
  expect((await client.call(messageDetail, { id: mine!.id }, { token: agent })).status).toBe(404);
  valueOf(await client.call(deleteMessages, { ids: [mine!.id] }, { token: agent }));
  expect((await letters()).map(({ id }) => id)).toContain(mine!.id);
  const [owner] = await platform.store.db
    .select()
    .from(members)
    .where(and(eq(members.merchant, 'bituinara'), eq(members.usernameKey, 'demo')));
  expect(
    (await platform.store.db.select().from(memberMessages).where(eq(memberMessages.id, mine!.id)))[0]?.memberId,
  ).toBe(owner?.id);
});

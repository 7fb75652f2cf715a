import {
  deleteMessages,
  messageDetail,
  messageList,
  readMessages,
  restoreMessages,
  unreadCount,
} from '@livery/contract/notifications/inbox';
import { login } from '@livery/contract/auth/session';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hours } from '../../../core/clock/durations.ts';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { memberMessages } from '../notifications.tables.ts';
import { members } from '../../members/members.tables.ts';

let platform: TestApp;
let client: Client;
let token: string;

const logIn = async (username: string) =>
  getValue(await client.call(login, { type: 'username', username, password: 'Demo#2026' })).token;
beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
  token = await logIn('demo');
});
afterAll(() => platform.close());

const listMessages = async () =>
  getValue(await client.call(messageList, { pageNo: 1 }, { token, language: 'EN' })).list;
const unread = async () => getValue(await client.call(unreadCount, {}, { token }));

it('lists unread messages first and updates the unread count', async () => {
  const before = await unread();
  expect(before).toBe((await listMessages()).filter(({ isRead }) => !isRead).length);
  expect(before).toBeGreaterThan(0);
  const [first] = await listMessages();
  getValue(await client.call(readMessages, { ids: [first!.id] }, { token }));
  expect(await unread()).toBe(before - 1);
  const states = (await listMessages()).map(({ isRead }) => isRead);
  expect(states).toEqual([...states].sort((one, other) => Number(one) - Number(other)));
  getValue(await client.call(readMessages, {}, { token }));
  expect(await unread()).toBe(0);
});

it('returns a message in the requested language', async () => {
  const [first] = await listMessages();
  const inEnglish = getValue(await client.call(messageDetail, { id: first!.id }, { token, language: 'EN' }));
  const inTagalog = getValue(await client.call(messageDetail, { id: first!.id }, { token, language: 'TY' }));
  expect(inEnglish.content).toMatch(/^<p>/);
  expect(inTagalog.title).not.toBe(inEnglish.title);
});

it('restores a deleted message within a day, then deletes its text', async () => {
  const { id } = (await listMessages()).at(-1)!;
  getValue(await client.call(deleteMessages, { ids: [id] }, { token }));
  expect((await listMessages()).map((message) => message.id)).not.toContain(id);
  expect((await client.call(messageDetail, { id }, { token })).status).toBe(404);
  getValue(await client.call(restoreMessages, { ids: [id] }, { token }));
  expect((await listMessages()).map((message) => message.id)).toContain(id);
  getValue(await client.call(deleteMessages, { ids: [id] }, { token }));
  platform.clock.advance(hours(24) + 1);
  token = await logIn('demo');
  getValue(await client.call(restoreMessages, { ids: [id] }, { token }));
  expect((await listMessages()).map((message) => message.id)).not.toContain(id);
  const other = (await listMessages()).at(-1)!;
  getValue(await client.call(deleteMessages, { ids: [other.id] }, { token }));
  expect(await platform.store.db.select().from(memberMessages).where(eq(memberMessages.id, id))).toMatchObject([
    { titles: {}, contents: {} },
  ]);
});

it('does not read or delete messages of another member', async () => {
  const [firstMessage] = await listMessages();
  const agent = await logIn('agent');
  expect((await client.call(messageDetail, { id: firstMessage!.id }, { token: agent })).status).toBe(404);
  getValue(await client.call(deleteMessages, { ids: [firstMessage!.id] }, { token: agent }));
  expect((await listMessages()).map(({ id }) => id)).toContain(firstMessage!.id);
  const [owner] = await platform.store.db
    .select()
    .from(members)
    .where(and(eq(members.merchant, 'bituinara'), eq(members.usernameKey, 'demo')));
  expect(
    (await platform.store.db.select().from(memberMessages).where(eq(memberMessages.id, firstMessage!.id)))[0]?.memberId,
  ).toBe(owner?.id);
});

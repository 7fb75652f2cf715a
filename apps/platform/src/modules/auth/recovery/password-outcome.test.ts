import { memberInfo } from '@livery/contract/account/member';
import { changePassword, setPasswordBySms } from '@livery/contract/auth/recovery';
import { listPasskeys } from '@livery/contract/auth/security';
import { login } from '@livery/contract/auth/session';
import { sendSmsNoLogin } from '@livery/contract/auth/otp';
import { messageList } from '@livery/contract/notifications/inbox';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { extractCode, readInbox } from '../../../testing/inbox.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { members } from '../../members/index.ts';
import { passkeys } from '../passkeys/passkeys.tables.ts';

const oldPassword = 'Demo#2026';
const newPassword = 'Violet-Gold-9';
const mobile = '+639175550103';
let platform: TestApp;
let client: Client;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());

const addPasskey = async (username: string): Promise<void> => {
  const { db } = platform.store;
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.merchant, 'bituinara'), eq(members.usernameKey, username)));
  await db.insert(passkeys).values({
    id: `passkey-of-${username}`,
    memberId: member!.id,
    merchant: 'bituinara',
    rpId: 'bituinara.localhost',
    publicKey: 'AAAA',
    counter: 0,
    transports: [],
    name: 'Phone',
    isSynced: false,
    createdAt: platform.clock.now(),
  });
};
const logIn = async (username: string, password = oldPassword) =>
  getValue(await client.call(login, { type: 'username', username, password, remember: true }));
const isOpen = async (token: string): Promise<boolean> => (await client.call(memberInfo, {}, { token })).status === 200;
const change = (token: string, choice: object = {}) =>
  client.call(changePassword, { oldPassword, newPassword, confirmNewPassword: newPassword, ...choice }, { token });

it('ends all other sessions and devices by default, and reports the passkeys that still work', async () => {
  await addPasskey('partner');
  const [mine, other] = [await logIn('partner'), await logIn('partner')];
  expect(getValue(await change(mine.token))).toMatchObject({ endedSessions: 1, endedDevices: 2, passkeysLeft: 1 });
  expect(await isOpen(mine.token)).toBe(true);
  expect(await isOpen(other.token)).toBe(false);
});

it('keeps other sessions and devices when the member wants it', async () => {
  await addPasskey('demo');
  const [mine, other] = [await logIn('demo'), await logIn('demo')];
  const outcome = getValue(await change(mine.token, { endSessions: false }));
  expect(outcome).toEqual({ endedSessions: 0, endedDevices: 0, passkeysLeft: 1 });
  expect(await isOpen(other.token)).toBe(true);
  const device = { type: 'device', username: 'demo', password: mine.deviceToken ?? '' } as const;
  expect((await client.call(login, device)).body.success).toBe(true);
});

it('removes the passkeys when the member wants it', async () => {
  await addPasskey('agent');
  const { token } = await logIn('agent');
  expect(getValue(await change(token, { removePasskeys: true }))).toMatchObject({ passkeysLeft: 0 });
  expect(getValue(await client.call(listPasskeys, {}, { token })).list).toEqual([]);
});

it('alerts the member of a reset in the inbox, by e-mail and by SMS', async () => {
  await addPasskey('newbie');
  const { token: stolen } = await logIn('newbie');
  const { newestTo, messagesTo } = readInbox(platform);
  getValue(await client.call(sendSmsNoLogin, { mobileNum: '9175550103', module: 'VERIFICATION3' }));
  const verificationCode = extractCode(await newestTo(mobile));
  const reset = { newPassword, mobileNum: '9175550103', verificationCode, removePasskeys: true };
  expect(getValue(await client.call(setPasswordBySms, reset, { language: 'EN' }))).toMatchObject({
    userName: 'newbie',
    endedSessions: 1,
    endedDevices: 1,
    passkeysLeft: 0,
  });
  expect(await isOpen(stolen)).toBe(false);
  await vi.waitFor(async () => {
    const texts = [...(await messagesTo(mobile)), ...(await messagesTo('newbie.bituinara@example.com'))].map(
      ({ text, subject }) => `${subject ?? ''} ${text}`,
    );
    expect(texts.filter((text) => text.includes('Your password was changed'))).toHaveLength(2);
  });
  const { token } = await logIn('newbie', newPassword);
  const { list } = getValue(await client.call(messageList, { pageNo: 1 }, { token, language: 'EN' }));
  expect(list.map(({ title }) => title)).toContain('Your password was changed');
});

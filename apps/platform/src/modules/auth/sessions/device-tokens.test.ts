import { memberInfo } from '@livery/contract/account/member';
import { login } from '@livery/contract/auth/session';
import { messageList } from '@livery/contract/notifications/inbox';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { minutes, seconds } from '../../../core/clock/durations.ts';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { readInbox } from '../../../testing/inbox.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';

let platform: TestApp;
let client: Client;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());

const logIn = (username: string, extra: object) =>
  client.call(login, { type: 'username', username, ...extra } as never);
const logInByPassword = async () => getValue(await logIn('newbie', { password: 'Demo#2026', remember: true }));
const logInByDevice = (deviceToken = '') => logIn('newbie', { type: 'device', password: deviceToken, remember: true });
const isOpen = async (token: string): Promise<boolean> => (await client.call(memberInfo, {}, { token })).status === 200;

it('ends the sessions of a device whose old token is used again, and alerts the member', async () => {
  const [remembered, other] = [await logInByPassword(), await logInByPassword()];
  // A thief has copied the device token and uses it first. Later the member opens the app, which still has the same
  // token.
  const thief = getValue(await logInByDevice(remembered.deviceToken));
  platform.clock.advance(seconds(61));
  expect((await logInByDevice(remembered.deviceToken)).body).toMatchObject({ errorCode: 'login.failed' });
  expect(await isOpen(thief.token)).toBe(false);
  expect(await isOpen(remembered.token)).toBe(false);
  expect((await logInByDevice(thief.deviceToken)).body.success).toBe(false);
  expect(await isOpen(other.token)).toBe(true);

  const { list } = getValue(await client.call(messageList, { pageNo: 1 }, { token: other.token, language: 'EN' }));
  expect(list.map(({ title }) => title)).toContain('A remembered device was logged out');
  const { newestTo } = readInbox(platform);
  expect((await newestTo('+639175550103')).text).toContain('device');
  expect((await newestTo('newbie.bituinara@example.com')).subject).toContain('device');
});

it('accepts the old token for a minute, because the app may not have received the new one', async () => {
  const { deviceToken } = await logInByPassword();
  const [first, second] = [getValue(await logInByDevice(deviceToken)), getValue(await logInByDevice(deviceToken))];
  expect(await isOpen(first.token)).toBe(true);
  expect(await isOpen(second.token)).toBe(true);
});

it('alerts the member once for one stolen token', async () => {
  const { token, deviceToken } = await logInByPassword();
  getValue(await logInByDevice(deviceToken));
  platform.clock.advance(minutes(2));
  const { messagesTo } = readInbox(platform);
  const before = (await messagesTo('+639175550103')).length;
  for (let attempt = 0; attempt < 3; attempt += 1) await logInByDevice(deviceToken);
  await vi.waitFor(async () => expect((await messagesTo('+639175550103')).length).toBe(before + 1));
  expect(await isOpen(token)).toBe(false);
});

import { messageList } from '@livery/contract/notifications/inbox';
import { memberProfile, sendEmailLink, setEmail, verifyEmail } from '@livery/contract/account/profile';
import { changePassword } from '@livery/contract/auth/recovery';
import { securityConfig } from '@livery/contract/auth/security';
import { login } from '@livery/contract/auth/session';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hours, minutes, seconds } from '../../../core/clock/durations.ts';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { readInbox } from '../../../testing/inbox.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { emailLinks } from '../../auth/email-verification/email-verification.tables.ts';

let platform: TestApp;
let client: Client;
let token: string;
const password = 'Demo#2026';

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
  token = getValue(await client.call(login, { type: 'username', username: 'demo', password })).token;
});
afterAll(() => platform.close());

const set = (email: string) => client.call(setEmail, { email }, { token, language: 'TY' });
const isVerified = async () => getValue(await client.call(memberProfile, {}, { token })).emailVerified;
const findLinkToken = async (email: string, count = 1) => {
  const { link, subject } = await readInbox(platform).newestTo(email, count);
  expect(subject).toBe('Kumpirmahin ang e-mail mo para sa Bituinara');
  const { hostname, pathname, hash } = new URL(link ?? '');
  expect([hostname, pathname]).toEqual(['bituinara.localhost', '/m/verifyEmail']);
  return hash.slice(1);
};
const follow = (linkToken: string, merchant = 'bituinara') =>
  client.call(verifyEmail, { token: linkToken }, { merchant });
const invalid = { errorCode: 'profile.email.link.invalid' };

it('verifies a new address once by its link', async () => {
  expect(await isVerified()).toBe(true);
  getValue(await set('new.one@example.com'));
  expect(await isVerified()).toBe(false);
  expect(getValue(await client.call(securityConfig, {}, { token }))).toMatchObject({
    hasEmail: true,
    isEmailVerified: false,
  });
  const link = await findLinkToken('new.one@example.com');
  expect(JSON.stringify(await platform.store.db.select().from(emailLinks))).not.toContain(link);
  expect((await follow(link, 'lualoc')).body).toMatchObject(invalid);
  getValue(await set('new.two@example.com'));
  // The change of the e-mail address has just sent a verification link. The member can request the next link only after
  // one minute.
  expect((await client.call(sendEmailLink, {}, { token })).body).toMatchObject({ errorCode: 'request.too.many' });
  expect((await follow(link)).body).toMatchObject(invalid);
  expect(await isVerified()).toBe(false);
});

it('notifies the replaced address and the member', async () => {
  const { subject } = await readInbox(platform).newestTo('demo.bituinara@example.com');
  expect(subject).toBe('Napalitan ang e-mail mo sa Bituinara');
  await vi.waitFor(async () =>
    expect(
      getValue(await client.call(messageList, { pageNo: 1 }, { token, language: 'EN' })).list.map(({ title }) => title),
    ).toContain('Your e-mail address was changed'),
  );
});

it('verifies once when two requests follow one link concurrently', async () => {
  platform.clock.advance(minutes(1));
  getValue(await client.call(sendEmailLink, {}, { token, language: 'TY' }));
  const link = await findLinkToken('new.two@example.com');
  const responses = await Promise.all([follow(link), follow(link), follow(link)]);
  expect(responses.filter(({ body }) => body.success)).toHaveLength(1);
  expect(await isVerified()).toBe(true);
  getValue(await set('NEW.two@example.com'));
  expect(await isVerified()).toBe(true);
});

it('sends max three links an hour, reports the wait, and accepts a link for one day', async () => {
  platform.clock.advance(hours(2));
  token = getValue(await client.call(login, { type: 'username', username: 'demo', password })).token;
  getValue(await set('third@example.com'));
  platform.clock.advance(seconds(59));
  expect(await client.call(sendEmailLink, {}, { token })).toMatchObject({
    status: 429,
    headers: { 'retry-after': '1' },
  });
  platform.clock.advance(seconds(1));
  getValue(await client.call(sendEmailLink, {}, { token, language: 'TY' }));
  platform.clock.advance(minutes(1));
  getValue(await client.call(sendEmailLink, {}, { token, language: 'TY' }));
  platform.clock.advance(minutes(1));
  expect((await client.call(sendEmailLink, {}, { token })).status).toBe(429);
  const link = await findLinkToken('third@example.com', 3);
  platform.clock.advance(hours(24));
  expect((await follow(link)).body).toMatchObject(invalid);
  for (const forged of ['x', 'a'.repeat(100), '<b>', '../../../..'])
    expect((await follow(forged)).body).toMatchObject(invalid);
});

it('sends an inbox message when the password changes', async () => {
  token = getValue(await client.call(login, { type: 'username', username: 'demo', password })).token;
  getValue(
    await client.call(
      changePassword,
      { oldPassword: password, newPassword: 'Violet-Gold-9', confirmNewPassword: 'Violet-Gold-9' },
      { token },
    ),
  );
  await vi.waitFor(async () =>
    expect(
      getValue(await client.call(messageList, { pageNo: 1 }, { token, language: 'TY' })).list.map(({ title }) => title),
    ).toContain('Napalitan ang password mo'),
  );
});

import { memberInfo } from '@livery/contract/account/member';
import {
  changePassword,
  forgotPasswordByEmail,
  setPasswordByEmail,
  setPasswordBySms,
} from '@livery/contract/auth/recovery';
import { freePlay, login } from '@livery/contract/auth/session';
import { sendSmsNoLogin } from '@livery/contract/auth/otp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { days, hours, minutes } from '../../../core/clock/durations.ts';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { readCaptcha } from '../../../testing/read-captcha.ts';
import { extractCode, readInbox } from '../../../testing/inbox.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { outgoingMessages } from '../../../core/outbox/outbox.tables.ts';
import { passwordResets } from './recovery.tables.ts';

let platform: TestApp;
let client: Client;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());

const old = 'Demo#2026';
const logIn = (username: string, password: string, extra: object = {}, merchant = 'bituinara') =>
  client.call(login, { type: 'username', username, password, ...extra }, { merchant, address: '198.51.100.90' });
const isOpen = async (token: string, merchant = 'bituinara') =>
  (await client.call(memberInfo, {}, { token, merchant })).body;

describe('recovery by e-mail', () => {
  const merchant = 'firuzara';
  const requestReset = (username: string, email: string) =>
    client.call(forgotPasswordByEmail, { username, email }, { merchant });
  const findResetToken = async (recipient: string, count = 1) => {
    const { link, subject } = await readInbox(platform, merchant).newestTo(recipient, count);
    expect(subject).toContain('فیروزارا');
    return new URL(link ?? '').hash.slice(1);
  };

  it('sends a link that sets a password once and ends every session', async () => {
    const session = getValue(await logIn('demo', old, { remember: true }, merchant));
    expect(getValue(await requestReset(' demo ', 'Demo.firuzara@example.com'))).toEqual({ accepted: true });
    const token = await findResetToken('Demo.firuzara@example.com');
    const set = (newPassword: string) => client.call(setPasswordByEmail, { newPassword, token }, { merchant });
    expect((await set('short')).body).toMatchObject({ errorCode: 'password.format' });
    expect((await set(old)).body).toMatchObject({ errorCode: 'modify.new.old.same' });
    expect(getValue(await set('Turquoise-7'))).toMatchObject({ userName: 'demo', endedSessions: 1, endedDevices: 1 });
    expect((await set('Turquoise-8')).body).toMatchObject({ errorCode: 'password.link.invalid' });
    expect(await isOpen(session.token, merchant)).toMatchObject({ errorCode: 'login.password.changed' });
    expect(
      (
        await client.call(
          login,
          { type: 'device', username: 'demo', password: session.deviceToken ?? '' },
          { merchant },
        )
      ).body.success,
    ).toBe(false);
    expect((await logIn('demo', 'Turquoise-7', {}, merchant)).body.success).toBe(true);
  });

  it('gives the same response for an unknown member and sends nothing', async () => {
    for (const [name, email] of [
      ['nobody', 'nobody@example.com'],
      ['demo', 'other@example.com'],
      ['newbie', 'demo.firuzara@example.com'],
    ] as const)
      expect(getValue(await requestReset(name, email))).toEqual({ accepted: true });
    expect(await readInbox(platform, merchant).messagesTo('other@example.com')).toEqual([]);
    expect(await readInbox(platform, merchant).messagesTo('nobody@example.com')).toEqual([]);
  });

  const address = 'agent.lualoc@example.com';
  const requestResetAtOtherBrand = (username: string, email: string) =>
    client.call(forgotPasswordByEmail, { username, email }, { merchant: 'lualoc' });

  it('stores the link before the response, and stores as much for an unknown member', async () => {
    const { db } = platform.store;
    const readStored = async () => ({
      links: await db.select().from(passwordResets),
      messages: (await db.select().from(outgoingMessages)).length,
    });
    const before = (await readStored()).links.length;
    getValue(await requestResetAtOtherBrand('agent', address));
    getValue(await requestResetAtOtherBrand('nobody', address));
    const { links } = await readStored();
    expect(links.slice(before).map(({ memberId }) => memberId !== null)).toEqual([true, false]);
    await vi.waitFor(async () => expect((await readStored()).messages).toBe(0));
    expect(await readInbox(platform, 'lualoc').messagesTo(address)).toHaveLength(1);
  });

  it('sends max three links an hour, also under concurrent requests, with the same response for others', async () => {
    platform.clock.advance(hours(1));
    const requests = await Promise.all(Array.from({ length: 6 }, () => requestResetAtOtherBrand('agent', address)));
    expect(new Set(requests.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await vi.waitFor(async () => expect(await platform.store.db.select().from(outgoingMessages)).toEqual([]));
    expect(await readInbox(platform, 'lualoc').messagesTo(address)).toHaveLength(4);
    platform.clock.advance(hours(1));
    getValue(await requestResetAtOtherBrand('agent', address));
    await readInbox(platform, 'lualoc').newestTo(address, 5);
    platform.clock.advance(days(2));
    getValue(await requestResetAtOtherBrand('nobody', 'nobody@example.com'));
    expect(await platform.store.db.select().from(passwordResets)).toHaveLength(1);
  });

  it('accepts form fields, as the specification sends them', async () => {
    const payload = new URLSearchParams({ username: 'newbie', email: 'newbie.firuzara@example.com' }).toString();
    const response = await client.send(
      'POST',
      forgotPasswordByEmail.path,
      { merchant, 'content-type': 'application/x-www-form-urlencoded' },
      { payload },
    );
    expect(response.body).toEqual({ success: true, value: { accepted: true } });
    await findResetToken('newbie.firuzara@example.com');
  });

  it("links to the brand's own site for any request origin, and expires after 30 minutes", async () => {
    await client.call(
      forgotPasswordByEmail,
      { username: 'newbie', email: 'newbie.firuzara@example.com' },
      { merchant, address: '198.51.100.95', headers: { origin: 'https://evil.example' } },
    );
    const { link } = await readInbox(platform, merchant).newestTo('newbie.firuzara@example.com', 2);
    expect(new URL(link ?? '').hostname).toBe('firuzara.localhost');
    platform.clock.advance(minutes(30));
    const token = new URL(link ?? '').hash.slice(1);
    expect(
      (await client.call(setPasswordByEmail, { newPassword: 'Turquoise-9', token }, { merchant })).body,
    ).toMatchObject({ errorCode: 'password.link.invalid' });
  });
});

describe('recovery from one address', () => {
  it('ends after 15 links in an hour, for members and strangers alike', async () => {
    const requestFrom = (address: string, username: string) =>
      client.call(
        forgotPasswordByEmail,
        { username, email: `${username}.quetzarena@example.com` },
        { merchant: 'quetzarena', address },
      );
    for (let request = 0; request < 15; request += 1)
      getValue(await requestFrom(`2001:db8:77::${(request % 3) + 1}`, `nobody${request}`));
    for (const username of ['demo', 'nobody']) {
      const rejection = await requestFrom('2001:db8:77::4', username);
      expect(rejection).toMatchObject({ status: 429, body: { errorCode: 'request.too.many' } });
      // The limit per hour was reached. It requires a longer wait than the limit per minute, which is at most one
      // minute.
      expect(Number(rejection.headers['retry-after'])).toBeGreaterThan(minutes(30) / 1000);
    }
    getValue(await requestFrom('2001:db8:78::1', 'demo'));
  });
});

describe('recovery by phone', () => {
  const number = '9175550102';
  const set = (newPassword: string, verificationCode: string, mobileNum = number) =>
    client.call(setPasswordBySms, { newPassword, mobileNum, verificationCode });

  it('sets a password with the code; a rejected password does not use up the code', async () => {
    getValue(await client.call(sendSmsNoLogin, { mobileNum: number }));
    const code = extractCode(await readInbox(platform).newestTo(`+63${number}`));
    expect((await set(old, code)).body).toMatchObject({ errorCode: 'modify.new.old.same' });
    expect((await set('Password1', code)).body).toMatchObject({ errorCode: 'password.common' });
    for (const name of ['Agent-2026', 'Bituinara-26'])
      expect((await set(name, code)).body).toMatchObject({ errorCode: 'password.contains.name' });
    expect((await set('Lantern-77', code === '111111' ? '222222' : '111111')).body).toMatchObject({
      errorCode: 'verification.code.wrong',
    });
    expect(getValue(await set('Lantern-77', code))).toMatchObject({ userName: 'agent' });
    expect((await set('Lantern-78', code)).body).toMatchObject({ errorCode: 'verification.code.wrong' });
    expect((await logIn('agent', 'Lantern-77')).body.success).toBe(true);
  });

  it('responds to an unknown number as to a wrong code', async () => {
    getValue(await client.call(sendSmsNoLogin, { mobileNum: '9180009999' }));
    expect((await set('Lantern-79', '123456', '9180009999')).body).toMatchObject({
      errorCode: 'verification.code.wrong',
    });
  });
});

describe('password change', () => {
  const change = (token: string, oldPassword: string, newPassword: string, confirmNewPassword = newPassword) =>
    client.call(changePassword, { oldPassword, newPassword, confirmNewPassword }, { token, address: '198.51.100.91' });

  it('ends every other session at once and remembers this device again', async () => {
    const [here, there] = [
      getValue(await logIn('demo', old, { remember: true })),
      getValue(await logIn('demo', old, { remember: true })),
    ];
    const { deviceToken } = getValue(await change(here.token, old, 'Violet-Gold-1'));
    expect(deviceToken).toBeDefined();
    expect(await isOpen(here.token)).toMatchObject({ success: true });
    expect(await isOpen(there.token)).toMatchObject({ errorCode: 'login.password.changed' });
    const byDevice = (token = '') => client.call(login, { type: 'device', username: 'demo', password: token });
    for (const forgotten of [here.deviceToken, there.deviceToken])
      expect((await byDevice(forgotten)).body.success).toBe(false);
    expect((await byDevice(deviceToken)).body.success).toBe(true);
    expect((await logIn('demo', old)).body).toMatchObject({ errorCode: 'login.failed' });
  });

  it('rejects the same password, a different confirmation and a wrong old password, and counts the guesses', async () => {
    const { token } = getValue(await logIn('demo', 'Violet-Gold-1', await readCaptcha(client)));
    expect((await change(token, 'Violet-Gold-1', 'Violet-Gold-1')).body).toMatchObject({
      errorCode: 'modify.new.old.same',
    });
    expect((await change(token, 'Violet-Gold-1', 'Violet-Gold-2', 'Violet-Gold-3')).body).toMatchObject({
      errorCode: 'register.field.invalid',
      value: { field: 'confirmNewPassword' },
    });
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => change(token, 'guess-guess-1', 'Violet-Gold-2')),
    );
    const codes = guesses.map(({ body }) => (body.success ? 'in' : body.errorCode));
    expect(codes.filter((code) => code === 'password.old.wrong')).toHaveLength(3);
    expect(codes.filter((code) => code === 'login.locked')).toHaveLength(9);
  });

  it('rejects a trial member', async () => {
    const { token } = getValue(await client.call(freePlay, {}));
    expect((await change(token, old, 'Violet-Gold-4')).body).toMatchObject({ errorCode: 'free.reject' });
  });
});

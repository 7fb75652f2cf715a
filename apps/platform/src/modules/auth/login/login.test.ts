import { listAnnouncements } from '@livery/contract/announcements';
import { memberInfo } from '@livery/contract/account/member';
import { captcha, login, logout, renewSession } from '@livery/contract/auth/session';
import { passkeyLogin, passkeyLoginOptions } from '@livery/contract/auth/security';
import { walletBalance } from '@livery/contract/wallet';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { days, hours, minutes, seconds } from '../../../core/clock/durations.ts';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { readCaptcha, solveBotCheck } from '../../../testing/read-captcha.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { sessions } from '../../members/members.tables.ts';
import { loginFailures } from './login.tables.ts';

let platform: TestApp;
let client: Client;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
});
afterAll(() => platform.close());

const password = 'Demo#2026';
const logIn = (username: string, extra: object = {}) =>
  client.call(login, { type: 'username', username, password, ...extra });
const logInTo = async (username: string) => getValue(await logIn(username)).token;

describe('log-in', () => {
  it('opens a session that member routes accept', async () => {
    const session = getValue(await logIn('demo'));
    expect(session).toMatchObject({ userName: 'demo', customerType: 0, firstTimeLogin: false });
    expect(session).not.toHaveProperty('deviceToken');
    expect(getValue(await client.call(memberInfo, {}, { token: session.token }))).toMatchObject({
      account: 'demo',
      type: 0,
    });
    expect(getValue(await client.call(walletBalance, {}, { token: session.token }))).toMatchObject({
      currency: 'PHP',
      sumBalance: expect.stringMatching(/^\d+\.\d{2}$/),
    });
  });

  it('accepts a name in any case', async () => {
    expect(getValue(await logIn('DEMO')).userName).toBe('demo');
  });

  it('distinguishes the first log-in from later ones', async () => {
    expect(getValue(await logIn('newbie')).firstTimeLogin).toBe(true);
    expect(getValue(await logIn('newbie')).firstTimeLogin).toBe(false);
  });

  it('opens a session that is invalid at another merchant', async () => {
    const token = await logInTo('demo');
    expect(await client.call(memberInfo, {}, { token, merchant: 'lualoc' })).toMatchObject({
      status: 401,
      body: { errorCode: 'login.not.session' },
    });
  });

  it('stores only hashes', async () => {
    const token = await logInTo('demo');
    const rows = await platform.store.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('rejects a plain body and a broken body with the same response', async () => {
    const headers = { merchant: 'bituinara', 'content-type': 'application/json' };
    const plain = await platform.app.inject({
      method: 'POST',
      url: login.path,
      headers,
      payload: { type: 'username', username: 'demo', password },
    });
    const broken = await platform.app.inject({
      method: 'POST',
      url: login.path,
      headers: { ...headers, encryption: Buffer.alloc(256, 7).toString('base64') },
      payload: 'AAAA',
    });
    expect(plain.statusCode).toBe(400);
    expect(plain.payload).toBe('{"success":false,"errorCode":"request.encryption"}');
    expect(broken.payload).toBe(plain.payload);
  });
});

describe('wrong password', () => {
  /**
   * Creates two functions that log in from an IP address with a wrong and with the right password. Each test uses
   * another address, because the gateway counts the failures of each address.
   */
  const from = (address: string) => ({
    fail: (username: string, extra: object = {}) =>
      client.call(login, { type: 'username', username, password: 'wrong', ...extra }, { address }),
    succeed: (username: string, extra: object = {}) =>
      client.call(login, { type: 'username', username, password, ...extra }, { address }),
  });

  it('requires a captcha, which is checked and used up', async () => {
    const { fail, succeed } = from('198.51.100.1');
    expect(await fail('trial')).toMatchObject({
      status: 400,
      body: { success: false, errorCode: 'login.failed', value: { captcha: true } },
    });
    expect((await succeed('trial')).body).toMatchObject({ errorCode: 'captcha.required', value: { captcha: true } });
    const { botCheck } = await readCaptcha(client);
    expect((await succeed('trial', { captcha: '9999', captchaId: 'none', botCheck })).body).toMatchObject({
      errorCode: 'captcha.wrong',
    });
    const read = await readCaptcha(client);
    expect((await fail('trial', read)).body).toMatchObject({ errorCode: 'login.failed' });
    expect((await succeed('trial', read)).body).toMatchObject({ errorCode: 'captcha.wrong' });
    expect(getValue(await succeed('trial', await readCaptcha(client))).customerType).toBe(4);
    expect((await succeed('trial')).body.success).toBe(true);
  });

  it('returns only the image and accepts its digits only from the same address and browser', async () => {
    const [ownAddress, otherAddress] = ['198.51.100.11', '198.51.100.12'];
    const attempt = async (from: string) => {
      const botCheck = await solveBotCheck(client);
      return client.call(
        login,
        { type: 'username', username: 'agent', password, captcha: '1234', botCheck },
        { address: from },
      );
    };
    await client.call(login, { type: 'username', username: 'agent', password: 'wrong' }, { address: ownAddress });
    const captchaImage = getValue(await client.call(captcha, {}, { address: ownAddress }));
    expect(Buffer.from(captchaImage, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect((await attempt(otherAddress)).body).toMatchObject({ errorCode: 'captcha.wrong' });
    expect(getValue(await attempt(ownAddress)).userName).toBe('agent');
  });

  it('binds a captcha with an id to that id, and rejects an id that can be guessed', async () => {
    const { fail, succeed } = from('198.51.100.13');
    await fail('partner');
    const { captchaId } = await readCaptcha(client, { address: '198.51.100.13' });
    const withWork = async (fields: object) => succeed('partner', { ...fields, botCheck: await solveBotCheck(client) });
    expect((await withWork({ captcha: '1234' })).body).toMatchObject({ errorCode: 'captcha.wrong' });
    expect((await client.call(captcha, { captchaId: 'mine' })).status).toBe(400);
    expect((await withWork({ captcha: '1234', captchaId })).body.success).toBe(true);
  });

  it('responds to an unknown name as to a known one', async () => {
    const { fail } = from('198.51.100.2');
    const unknown = await fail('nobody');
    const knownName = await fail('newbie');
    expect(unknown).toMatchObject({ status: knownName.status, body: knownName.body });
    expect((await fail('nobody')).body).toMatchObject({ errorCode: 'captcha.required' });
  });

  it('expires a captcha after two minutes', async () => {
    const { fail, succeed } = from('198.51.100.3');
    await fail('late');
    const read = await readCaptcha(client);
    platform.clock.advance(minutes(2));
    expect((await succeed('late', read)).body).toMatchObject({ errorCode: 'captcha.wrong' });
  });

  it('delays the attempts after three failures, for any name, also under concurrent attempts', async () => {
    const attempt = async (username: string, address: string) => {
      const read = await readCaptcha(client, { merchant: 'lualoc' });
      return client.call(
        login,
        { type: 'username', username, password: 'wrong', ...read },
        { merchant: 'lualoc', address },
      );
    };
    for (const [username, address] of [
      ['agent', '198.51.100.4'],
      ['victim', '198.51.100.5'],
    ] as const) {
      const replies = await Promise.all(Array.from({ length: 8 }, () => attempt(username, address)));
      const codes = replies.map(({ body }) => (body.success ? 'open' : body.errorCode));
      expect(codes.filter((code) => code === 'login.failed')).toHaveLength(3);
      expect(codes.filter((code) => code === 'login.locked')).toHaveLength(5);
      const locked = await attempt(username, address);
      expect(locked).toMatchObject({ status: 429, body: { errorCode: 'login.locked', value: { captcha: true } } });
      expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    }
    // The lock is for one name at one brand and one IP address. The same name is not locked from another address or at
    // another brand.
    expect((await attempt('victim', '198.51.100.6')).body).toMatchObject({ errorCode: 'login.failed' });
    expect(
      (
        await client.call(
          login,
          { type: 'username', username: 'victim', password: 'wrong' },
          { merchant: 'quetzarena', address: '198.51.100.5' },
        )
      ).body,
    ).toMatchObject({ errorCode: 'login.failed' });
  });

  it('locks out neither the right password from another address, nor a remembered device, nor a passkey', async () => {
    const merchant = 'firuzara';
    const home = { merchant, address: '198.51.100.20' };
    const attacker = { merchant, address: '198.51.100.21' };
    const credentials = { type: 'username', username: 'demo', password } as const;
    const { deviceToken = '' } = getValue(await client.call(login, { ...credentials, remember: true }, home));
    for (let guess = 0; guess < 10; guess += 1)
      await client.call(
        login,
        { ...credentials, password: 'wrong', ...(await readCaptcha(client, attacker)) },
        attacker,
      );
    const right = { ...credentials, ...(await readCaptcha(client, attacker)) };
    expect((await client.call(login, right, attacker)).body).toMatchObject({ errorCode: 'login.locked' });
    expect(getValue(await client.call(login, { ...right, ...(await readCaptcha(client, home)) }, home)).userName).toBe(
      'demo',
    );
    // The log-in with a remembered device or a passkey still works, even from the IP address of the attacker.
    const byDevice = { type: 'device', username: 'demo', password: deviceToken } as const;
    expect(getValue(await client.call(login, byDevice, attacker)).userName).toBe('demo');
    const { challengeId } = getValue(await client.call(passkeyLoginOptions, {}, attacker));
    expect((await client.call(passkeyLogin, { challengeId, response: { id: 'none' } }, attacker)).body).toMatchObject({
      errorCode: 'passkey.invalid',
    });
  });

  it('records a failure in the history of the member, and nothing about names without a member in it', async () => {
    const { fail } = from('198.51.100.30');
    await fail('newbie', await readCaptcha(client));
    await fail('nobody-here');
    const rows = await platform.store.db.select().from(loginFailures).where(eq(loginFailures.address, '198.51.100.30'));
    expect(rows.map(({ memberId }) => memberId !== null)).toEqual([true, false]);
  });

  it('runs the same number of queries for a member and for a stranger', async () => {
    const { $client } = platform.store.db as unknown as { $client: { query: (...parameters: unknown[]) => unknown } };
    const queries = vi.spyOn($client, 'query');
    const countQueries = async (username: string, address: string) => {
      queries.mockClear();
      await from(address).fail(username);
      return queries.mock.calls.length;
    };
    // The first call loads the settings of the brand into a cache, so that later calls need no queries for them.
    await countQueries('warm-up', '198.51.100.40');
    const counts = [await countQueries('partner', '198.51.100.41'), await countQueries('stranger', '198.51.100.42')];
    queries.mockRestore();
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[1]).toBe(counts[0]);
  });
});

describe('malformed request', () => {
  const good = { type: 'username', username: 'demo', password };
  it.each([
    ['an empty name', { ...good, username: '' }],
    ['a name of spaces', { ...good, username: '   ' }],
    ['an empty number', { ...good, type: 'sms', username: '' }],
    ['a device token without a name', { ...good, type: 'device', username: '' }],
    ['a null byte in the name', { ...good, username: 'de\0mo' }],
    ['a null byte in the password', { ...good, password: 'Demo\0#2026' }],
    ['a name that is too long', { ...good, username: 'x'.repeat(41) }],
    ['a password that is too long', { ...good, password: 'x'.repeat(129) }],
    ['a solution that is too long', { ...good, botCheck: 'x'.repeat(8193) }],
    ['a name that is a list', { ...good, username: ['demo'] }],
    ['a password that is a number', { ...good, password: 1 }],
    ['an unknown type', { ...good, type: 'root' }],
    ['a remember that is a text', { ...good, remember: 'yes' }],
  ])('rejects %s with the status 400', async (_, request) => {
    expect(await client.call(login, request as never, { address: '198.51.100.50' })).toMatchObject({
      status: 400,
      body: { errorCode: 'request.invalid' },
    });
  });

  it('finds no member for a name with letters that look the same', async () => {
    // The second character of the user name is a Cyrillic letter that looks like a Latin `e`.
    const { body } = await client.call(
      login,
      { ...good, type: 'username', username: 'd\u0435mo' },
      { address: '198.51.100.51' },
    );
    expect(body).toMatchObject({ errorCode: 'login.failed' });
  });
});

describe('sessions', () => {
  it('ends on log-out', async () => {
    const token = await logInTo('demo');
    expect(getValue(await client.call(logout, {}, { token }))).toEqual({ loggedOut: true });
    expect(await client.call(memberInfo, {}, { token })).toMatchObject({
      status: 401,
      body: { errorCode: 'login.not.session' },
    });
  });

  it('expires after 30 idle minutes, is prolonged by calls, and ends after max 12 hours', async () => {
    const idle = await logInTo('demo');
    const busy = await logInTo('demo');
    for (let passed = 0; passed < hours(11) + minutes(40); passed += minutes(20)) {
      platform.clock.advance(minutes(20));
      expect((await client.call(renewSession, {}, { token: busy })).body).toMatchObject({
        success: true,
        value: { userName: 'demo' },
      });
    }
    expect((await client.call(memberInfo, {}, { token: idle })).status).toBe(401);
    platform.clock.advance(minutes(20));
    expect((await client.call(memberInfo, {}, { token: busy })).status).toBe(401);
  });

  it('ends the oldest of eleven sessions with its own error code', async () => {
    const oldest = await logInTo('agent');
    platform.clock.advance(1);
    const second = await logInTo('agent');
    for (let device = 0; device < 9; device += 1) {
      platform.clock.advance(1);
      await logInTo('agent');
    }
    expect((await client.call(memberInfo, {}, { token: oldest as string })).body).toMatchObject({
      errorCode: 'login.session.replaced',
    });
    expect((await client.call(memberInfo, {}, { token: second as string })).body.success).toBe(true);
  });

  it.each([undefined, '', 'nonsense', 'x'.repeat(5000)])('rejects the token %j', async (token) => {
    expect((await client.call(memberInfo, {}, token === undefined ? {} : { token })).status).toBe(401);
  });

  it('serves public routes also with an expired token', async () => {
    expect(
      (await client.call(listAnnouncements, { types: 'B', groupName: 'm_home', platform: 'M' }, { token: 'over' }))
        .status,
    ).toBe(200);
  });
});

describe('remembered log-in', () => {
  const byDevice = (token: string) => client.call(login, { type: 'device', username: 'demo', password: token });
  const remember = async () => getValue(await logIn('demo', { remember: true }));

  it('logs in with a token that is replaced each time', async () => {
    const { deviceToken = '' } = await remember();
    const next = getValue(await byDevice(deviceToken));
    expect(next.deviceToken).not.toBe(deviceToken);
    expect(getValue(await byDevice(next.deviceToken ?? '')).userName).toBe('demo');
  });

  it('accepts the old token for a minute, then treats it as stolen and revokes the device', async () => {
    const { deviceToken = '' } = await remember();
    await byDevice(deviceToken);
    platform.clock.advance(seconds(59));
    const { deviceToken: newest = '' } = getValue(await byDevice(deviceToken));
    platform.clock.advance(seconds(2));
    expect((await byDevice(deviceToken)).body).toMatchObject({ errorCode: 'login.failed', value: { captcha: false } });
    expect((await byDevice(newest)).body.success).toBe(false);
  });

  it('is revoked by log-out', async () => {
    const { deviceToken = '', token } = await remember();
    await client.call(logout, {}, { token });
    expect((await byDevice(deviceToken)).body.success).toBe(false);
  });

  it('expires after 90 days', async () => {
    const { deviceToken = '' } = await remember();
    platform.clock.advance(days(90));
    expect((await byDevice(deviceToken)).body.success).toBe(false);
  });

  it('is bound to one member', async () => {
    const { deviceToken = '' } = await remember();
    expect((await client.call(login, { type: 'device', username: 'agent', password: deviceToken })).body.success).toBe(
      false,
    );
  });
});

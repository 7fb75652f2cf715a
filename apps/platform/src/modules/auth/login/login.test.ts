import { listAnnouncements } from '@livery/contract/announcements';
import { memberInfo } from '@livery/contract/account/member';
import { captcha, login, logout, renewSession } from '@livery/contract/auth/session';
import { walletBalance } from '@livery/contract/wallet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, hours, minutes, seconds } from '../../../core/clock/durations.ts';
import { type Client, createClient, getValue } from '../../../testing/client.ts';
import { readCaptcha } from '../../../testing/read-captcha.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { sessions } from '../../members/members.tables.ts';

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
   * Returns call options with an IP address. Each test uses another address, because the gateway also counts failures
   * by address.
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
    expect((await succeed('trial', { captcha: '9999', captchaId: 'none' })).body).toMatchObject({
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
    const attempt = (from: string) =>
      client.call(login, { type: 'username', username: 'agent', password, captcha: '1234' }, { address: from });
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
    expect((await succeed('partner', { captcha: '1234' })).body).toMatchObject({ errorCode: 'captcha.wrong' });
    expect((await client.call(captcha, { captchaId: 'mine' })).status).toBe(400);
    expect((await succeed('partner', { captcha: '1234', captchaId })).body.success).toBe(true);
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

  it('locks an account after ten failures, existing or not, also under concurrent attempts', async () => {
    const attempt = async () => {
      const read = await readCaptcha(client, { merchant: 'lualoc' });
      return client.call(
        login,
        { type: 'username', username: 'victim', password: 'wrong', ...read },
        { merchant: 'lualoc', address: '198.51.100.4' },
      );
    };
    const codes = (await Promise.all(Array.from({ length: 14 }, attempt))).map(({ body }) =>
      body.success ? 'open' : body.errorCode,
    );
    expect(codes.filter((code) => code === 'login.failed')).toHaveLength(10);
    expect(codes.filter((code) => code === 'login.locked')).toHaveLength(4);
    const locked = await attempt();
    expect(locked).toMatchObject({ status: 429, body: { errorCode: 'login.locked' } });
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(60);
    // A member of another brand with the same name is not affected.
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

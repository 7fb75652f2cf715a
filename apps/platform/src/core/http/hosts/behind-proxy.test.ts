import { login } from '@livery/contract/auth/session';
import { systemStatus } from '@livery/contract/site-settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, getValue } from '../../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';

const proxy = '10.0.0.7';
const stranger = '203.0.113.9';
let platform: TestApp;
const lines: Record<string, unknown>[] = [];
let log = '';

beforeAll(async () => {
  platform = await buildTestApp({
    settings: {
      publicOrigin: 'https://play.example.com',
      runtime: { trustedProxies: ['10.0.0.0/8'], countryHeader: 'cf-ipcountry' },
    },
    logLevel: 'debug',
    logStream: {
      write: (line) => {
        log += line;
        lines.push(JSON.parse(line) as Record<string, unknown>);
      },
    },
  });
});
afterAll(() => platform.close());

const getStatus = (remoteAddress: string, headers: Record<string, string>) =>
  platform.app.inject({
    url: systemStatus.path,
    remoteAddress,
    headers: { host: 'play.example.com', merchant: 'bituinara', ...headers },
  });
const getCountry = async (remoteAddress: string, headers: Record<string, string>) =>
  (await getStatus(remoteAddress, headers)).json<{ value: { country: string | null } }>().value.country;

describe('the country', () => {
  it('comes from the header of a trusted proxy', async () => {
    expect(await getCountry(proxy, { 'cf-ipcountry': 'PH' })).toBe('PH');
  });

  it.each([
    ['of another client', stranger, { 'cf-ipcountry': 'PH' }],
    ['that is not the header of the settings', proxy, { 'x-country-code': 'PH' }],
    ['that is no country', proxy, { 'cf-ipcountry': 'Philippines' }],
  ])('is unknown with a header %s', async (_, address, headers) => {
    expect(await getCountry(address, headers as Record<string, string>)).not.toBe('PH');
  });
});

describe('the id of a request', () => {
  it('is that of a trusted proxy, and is in the response and in the log', async () => {
    const { headers } = await getStatus(proxy, { 'x-request-id': 'proxy-4711-abc' });
    expect(headers['x-request-id']).toBe('proxy-4711-abc');
    expect(lines.find(({ requestId, msg }) => requestId === 'proxy-4711-abc' && msg === 'call')).toMatchObject({
      method: 'GET',
      route: systemStatus.path,
      status: 200,
      merchant: 'bituinara',
    });
  });

  it.each([
    ['of another client', stranger, 'client-4711-abc'],
    ['with characters that could forge a line', proxy, 'a\tb","level":60'],
  ])('is new for an id %s', async (_, address, id) => {
    const { headers } = await getStatus(address, { 'x-request-id': id });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the security headers', () => {
  it.each(['/healthz', '/.well-known/livery-keys.json', '/wps/nothing', '/nothing', systemStatus.path])(
    'are on the response of %s',
    async (url) => {
      const { headers } = await platform.app.inject({ url, headers: { merchant: 'bituinara' } });
      expect(headers['strict-transport-security']).toMatch(/^max-age=31536000$/);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('of the API documentation allow its own scripts only', async () => {
    const { headers } = await platform.app.inject({ url: '/docs/' });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });
});

describe('the log', () => {
  it('contains no password, token, user name, address or query', async () => {
    const client = createClient(platform);
    const secrets = ['Demo#2026', 'Wrong#99887', 'someone@example.com', '192.0.2.55', 'private-query'];
    const address = '192.0.2.55';
    const { token } = getValue(
      await client.call(login, { type: 'username', username: 'demo', password: 'Demo#2026' }, { address }),
    );
    await client.call(
      login,
      { type: 'username', username: 'someone@example.com', password: 'Wrong#99887' },
      { address },
    );
    await client.send('GET', '/wps/member/nothing?name=private-query', { merchant: 'bituinara', authorization: token });
    await client.send(
      'POST',
      login.path,
      { merchant: 'bituinara', 'content-type': 'application/json' },
      {
        payload: '{"password":"Wrong#99887"',
        address,
      },
    );
    for (const secret of [...secrets, token]) expect(log).not.toContain(secret);
    expect(lines.filter(({ msg }) => msg === 'call').length).toBeGreaterThan(3);
  });
});

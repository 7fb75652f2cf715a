import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setEmail } from '@livery/contract/account/profile';
import { stepUpPasskeyOptions } from '@livery/contract/auth/step-up';
import { forgotPasswordByEmail } from '@livery/contract/auth/recovery';
import { login } from '@livery/contract/auth/session';
import { createDeposit, depositOptions, depositStatus } from '@livery/contract/deposits';
import { startSocialLogin } from '@livery/contract/auth/social-login';
import { referralOverview } from '@livery/contract/referral';
import { systemStatus } from '@livery/contract/site-settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createClient, getValue } from '../../testing/client.ts';
import { readInbox } from '../../testing/inbox.ts';
import { buildProductionApp } from '../../testing/production-app.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';

const source = fileURLToPath(new URL('../../../../../merchants/', import.meta.url));
const publicOrigin = 'https://gate.example';
const domains = ['play.lualoc.example', 'lualoc.example'];

const writeBrand = async (folder: string, code: string, change: object, template = code): Promise<void> => {
  const brand = JSON.parse(await readFile(join(source, `${template}.json`), 'utf8')) as object;
  await writeFile(join(folder, `${code}.json`), JSON.stringify({ ...brand, code, ...change }));
};

/** Creates a folder with one brand that has domains and one that has none. */
const createBrands = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'livery-merchants-'));
  await writeBrand(folder, 'lualoc', { domains });
  await writeBrand(folder, 'bituinara', {});
  return folder;
};

describe('a gateway in production', () => {
  let platform: TestApp;
  let merchantsFolder: string;
  beforeAll(async () => {
    merchantsFolder = await createBrands();
    platform = await buildProductionApp({ merchantsFolder, publicOrigin });
  });
  afterAll(() => platform.close());

  const get = (host: string, url = '/') => platform.app.inject({ url, headers: { host, merchant: 'lualoc' } });

  it.each(['localhost:4200', '127.0.0.1', 'nobody.gate.example', 'lualoc.evil.example', 'games.gate.example'])(
    'rejects each request for the unknown host %s',
    async (host) => {
      for (const url of ['/', '/m/home', '/sw.js', systemStatus.path, '/docs/json', '/nothing.js']) {
        const response = await get(host, url);
        expect([url, response.statusCode]).toEqual([url, 421]);
        expect(response.json()).toMatchObject({
          success: false,
          errorCode: 'request.host.unknown',
          message: expect.stringContaining('"domains"'),
        });
      }
    },
  );

  it('reports its health at every host', async () => {
    for (const url of ['/healthz', '/readyz']) expect((await get('10.0.0.5:4200', url)).statusCode).toBe(200);
  });

  it.each([...domains, 'lualoc.gate.example', 'LUALOC.gate.example:443', 'gate.example'])(
    'responds to calls at %s',
    async (host) => {
      expect((await get(host, systemStatus.path)).statusCode).toBe(200);
    },
  );

  it('shows no brand at its own host', async () => {
    const response = await get('gate.example');
    expect(response.statusCode).toBe(404);
    expect(response.payload).toContain('This is the host of the gateway');
  });

  it('serves a new brand and a new domain without a restart', async () => {
    const getStatus = async (host: string) => (await get(host, systemStatus.path)).statusCode;
    expect(await getStatus('newbrand.gate.example')).toBe(421);
    await writeBrand(merchantsFolder, 'newbrand', { domains: ['new.example'] }, 'bituinara');
    await platform.jobs.run('brands.reload');
    expect([await getStatus('newbrand.gate.example'), await getStatus('new.example')]).toEqual([200, 200]);
    await writeBrand(merchantsFolder, 'newbrand', { domains: ['newer.example'] }, 'bituinara');
    await platform.jobs.run('brands.reload');
    expect([await getStatus('newer.example'), await getStatus('new.example')]).toEqual([200, 421]);
  });
});

describe('a brand with domains', () => {
  const merchant = 'lualoc';
  let platform: TestApp;
  let client: Client;
  beforeAll(async () => {
    platform = await buildTestApp({ settings: { merchantsFolder: await createBrands(), publicOrigin } });
    client = createClient(platform);
  });
  afterAll(() => platform.close());

  const logIn = async (username: string, brand = merchant) =>
    getValue(await client.call(login, { type: 'username', username, password: 'Demo#2026' }, { merchant: brand }))
      .token;
  const evil = { origin: 'https://evil.example' };

  it('has its first domain in the links of messages', async () => {
    const email = 'newbie.lualoc@example.com';
    await client.call(forgotPasswordByEmail, { username: 'newbie', email }, { merchant, headers: evil });
    const reset = await readInbox(platform, merchant).newestTo(email);
    expect(reset.link).toMatch(/^https:\/\/play\.lualoc\.example\/m\/resetPassword#/);
    const token = await logIn('demo');
    getValue(await client.call(setEmail, { email: 'new@example.com' }, { merchant, token }));
    const verification = await readInbox(platform, merchant).newestTo('new@example.com');
    expect(verification.link).toMatch(/^https:\/\/play\.lualoc\.example\/m\/verifyEmail#/);
  });

  it('has its first domain in invitations, whatever page requests them', async () => {
    const token = await logIn('demo');
    const referral = getValue(await client.call(referralOverview, {}, { merchant, token, headers: evil }));
    expect(referral.link).toMatch(/^https:\/\/play\.lualoc\.example\/m\/register\?affiliateCode=/);
  });

  it('has the origin with its code in links, if it has no domains', async () => {
    const token = await logIn('demo', 'bituinara');
    const { link } = getValue(await client.call(referralOverview, {}, { merchant: 'bituinara', token }));
    expect(link).toMatch(/^https:\/\/bituinara\.gate\.example\/m\/register\?/);
  });

  it.each([
    ['https://lualoc.example', 'lualoc.example'],
    ['https://play.lualoc.example', 'play.lualoc.example'],
    ['https://lualoc.gate.example', 'lualoc.gate.example'],
    ['https://evil.example', 'play.lualoc.example'],
    ['https://bituinara.gate.example', 'play.lualoc.example'],
    ['https://gate.example', 'play.lualoc.example'],
  ])('requests in a page of %s a passkey of %s', async (origin, rpId) => {
    const token = await logIn('demo');
    const response = await client.call(stepUpPasskeyOptions, {}, { merchant, token, headers: { origin } });
    expect(getValue(response).options.rpId).toBe(rpId);
  });

  it.each([
    ['https://play.lualoc.example', 'lualoc', true],
    ['https://lualoc.gate.example', 'lualoc', true],
    ['https://lualoc.gate.example', 'bituinara', false],
    ['https://bituinara.gate.example', 'lualoc', false],
    ['https://evil.example', 'lualoc', false],
    ['http://play.lualoc.example', 'lualoc', false],
    ['null', 'lualoc', false],
  ])('lets a page of %s read a response for %s: %s', async (origin, code, isAllowed) => {
    const headers = { host: 'gate.example', origin, merchant: code };
    const response = await platform.app.inject({ url: systemStatus.path, headers });
    expect(response.statusCode).toBe(200);
    expect(response.headers['access-control-allow-origin']).toBe(isAllowed ? origin : undefined);
    expect(response.headers.vary).toContain('origin');
  });

  it.each([
    ['https://lualoc.example', 'https://lualoc.example'],
    ['https://bituinara.gate.example', 'https://bituinara.gate.example'],
    ['https://evil.example', undefined],
  ])('permits the preflight request of %s for %s', async (origin, allowed) => {
    const headers = { host: 'gate.example', origin, 'access-control-request-method': 'POST' };
    const preflight = await platform.app.inject({ method: 'OPTIONS', url: login.path, headers });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-origin']).toBe(allowed);
    expect(String(preflight.headers['access-control-allow-headers']).includes('merchant')).toBe(allowed !== undefined);
  });

  it('is where the member returns from the payment page, which the gateway serves at its own host', async () => {
    const token = await logIn('demo');
    const { channels } = getValue(await client.call(depositOptions, {}, { merchant, token }));
    const channel = channels[0]!;
    const order = { channelId: channel.id, amount: channel.least, returnTo: '/m/deposit' };
    const { id, payUrl } = getValue(await client.call(createDeposit, order, { merchant, token }));
    const open = (url: string, method: 'GET' | 'POST' = 'GET') =>
      platform.app.inject({ method, url, headers: { host: 'gate.example' } });
    const page = String((await open(payUrl as string)).headers.location);
    const { payload, headers } = await open(page);
    expect(headers['content-security-policy']).toContain("form-action 'self' https://play.lualoc.example;");
    const action = /action="([^"]+\/paid\?[^"]+)"/.exec(payload)?.[1] ?? '';
    const paid = await open(action.replaceAll('&amp;', '&'), 'POST');
    expect(paid.headers.location).toBe(`https://play.lualoc.example/m/deposit?order=${id}`);
    expect(getValue(await client.call(depositStatus, { id }, { merchant, token })).state).toBe('confirmed');
  });

  it.each([
    ['https://play.lualoc.example/m/social', 200],
    ['https://lualoc.gate.example/m/social', 200],
    ['https://play.lualoc.example/m/home', 400],
    ['https://bituinara.gate.example/m/social', 400],
    ['https://evil.example/m/social', 400],
    ['http://play.lualoc.example/m/social', 400],
  ])('is the only site to which a social log-in returns: %s gets %s', async (redirectUri, status) => {
    const { clientId, nonce } = getValue(
      await client.call(startSocialLogin, { firebaseChannel: 'google' }, { merchant }),
    );
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      state: 's',
      nonce,
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 'S256',
      channel: 'google',
    });
    const url = `/oauth/dev/authorize?${query}`;
    const response = await platform.app.inject({ url, headers: { host: 'gate.example' } });
    expect(response.statusCode).toBe(status);
  });
});

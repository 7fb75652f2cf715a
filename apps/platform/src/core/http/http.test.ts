import { Agent, type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { gameList } from '@livery/contract/catalogue/games';
import { systemStatus, whitelabel } from '@livery/contract/site-settings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seconds } from '../clock/durations.ts';
import { type Client, createClient, getValue } from '../../testing/client.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';
import { merchantFlags, merchants } from '../../modules/brands/brands.tables.ts';

let platform: TestApp;
let client: Client;

beforeAll(async () => {
  platform = await buildTestApp();
  client = createClient(platform);
  await platform.listen();
});
afterAll(() => platform.close());

const games = { gameType: 'RNG', language: 'EN' } as const;
const path = `${gameList.path}?gameType=RNG&language=EN`;

describe('the Merchant header', () => {
  it.each([
    {},
    { merchant: '' },
    { merchant: 'nobody' },
    { merchant: 'bituinara, lualoc' },
    { merchant: '../bituinara' },
  ])('rejects headers that do not name exactly one known merchant: %j', async (headers) => {
    expect(await client.send('GET', path, headers as Record<string, string>)).toMatchObject({
      status: 400,
      body: { success: false, errorCode: 'request.invalid' },
    });
  });

  it('rejects the header sent twice, even with the same value', async () => {
    const { port } = platform.app.server.address() as { port: number };
    const status = await new Promise((resolve, reject) => {
      const sent = httpRequest(
        { port, path, headers: ['Host', 'localhost', 'Merchant', 'bituinara', 'Merchant', 'bituinara'] as never },
        ({ statusCode }) => resolve(statusCode),
      );
      sent.on('error', reject).end();
    });
    expect(status).toBe(400);
  });
});

describe('a connection without calls', () => {
  it('stays open longer than a proxy uses it', async () => {
    const { port } = platform.app.server.address() as { port: number };
    const headers = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
      const agent = new Agent({ keepAlive: true });
      const sent = httpRequest({ port, path, agent }, (response) => {
        response.resume().on('end', () => agent.destroy());
        resolve(response.headers);
      });
      sent.on('error', reject).end();
    });
    expect(Number(/timeout=(\d+)/.exec(String(headers['keep-alive']))?.[1])).toBeGreaterThan(120);
  });
});

describe('a cached list', () => {
  it('has an ETag and is not sent again while unchanged', async () => {
    const first = await platform.app.inject({ url: path, headers: { merchant: 'bituinara' } });
    const again = await platform.app.inject({
      url: path,
      headers: { merchant: 'bituinara', 'if-none-match': first.headers.etag as string },
    });
    expect({ status: again.statusCode, payload: again.payload }).toEqual({ status: 304, payload: '' });
    expect(first.headers.vary).toContain('merchant');
  });

  it('is compressed when the browser supports it', async () => {
    const { headers, rawPayload } = await platform.app.inject({
      url: path,
      headers: { merchant: 'bituinara', 'accept-encoding': 'br' },
    });
    expect(headers['content-encoding']).toBe('br');
    expect(rawPayload.length).toBeLessThan(3000);
  });
});

describe('the operator settings', () => {
  it('reject every call except the settings during maintenance', async () => {
    const { db } = platform.store;
    await db.update(merchants).set({ maintenance: true }).where(eq(merchants.code, 'lualoc'));
    platform.clock.advance(seconds(3));
    const closed = await client.call(gameList, games, { merchant: 'lualoc' });
    expect(closed).toMatchObject({
      status: 503,
      body: { errorCode: 'system.maintenance' },
      headers: { 'retry-after': '60' },
    });
    expect(getValue(await client.call(systemStatus, {}, { merchant: 'lualoc' })).maintenance).toBe(true);
    expect((await client.call(gameList, games, { merchant: 'bituinara' })).status).toBe(200);
  });

  it('turn a flag off, but never turn on one that the brand file turns off', async () => {
    const { db } = platform.store;
    await db.insert(merchantFlags).values([
      { merchant: 'firuzara', flag: 'DEPOSIT', isOn: false },
      { merchant: 'firuzara', flag: 'AGEINFO3', isOn: true },
    ]);
    platform.clock.advance(seconds(3));
    expect(getValue(await client.call(whitelabel, {}, { merchant: 'firuzara' })).flags).toMatchObject({
      DEPOSIT: false,
      AGEINFO3: false,
      WITHDRAW: true,
    });
  });
});

describe('a malformed request', () => {
  it.each([
    ['a body that is not JSON', 'POST', '/wps/events/ticket', '{'],
    ['a body that is no object', 'POST', '/wps/events/ticket', '[]'],
    ['a body that is too long', 'POST', '/wps/events/ticket', 'x'.repeat(65 * 1024)],
    ['a page that is no number', 'GET', `${path}&pageNo=first`, undefined],
    ['the same field twice', 'GET', `${path}&gameType=LIVE`, undefined],
    ['a path that cannot be decoded', 'GET', '/wps/%zz', undefined],
    ['a path that is none', 'GET', '/lgw/nothing', undefined],
    ['a method that is none', 'PUT', '/wps/captcha', '{}'],
  ])('rejects %s with an envelope', async (_, method, url, payload) => {
    const { status, headers, body } = await client.send(
      method,
      url,
      { merchant: 'bituinara', 'content-type': 'application/json' },
      payload === undefined ? {} : { payload },
    );
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers['content-type']).toContain('application/json');
    expect(body).toMatchObject({ success: false, errorCode: expect.stringMatching(/^request\./) });
  });
});

it('accepts calls from pages of every origin on the computer of a developer', async () => {
  const preflight = await platform.app.inject({
    method: 'OPTIONS',
    url: '/wps/session/login',
    headers: { origin: 'https://brand.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': 'https://brand.example',
    'access-control-allow-headers': expect.stringContaining('merchant'),
  });
});

it('reports that it is alive and ready', async () => {
  for (const url of ['/healthz', '/readyz']) expect((await platform.app.inject({ url })).statusCode).toBe(200);
});

it('serves the contract as OpenAPI', async () => {
  expect((await platform.app.inject({ url: '/docs/json' })).json()).toMatchObject({ openapi: '3.1.0' });
  expect((await platform.app.inject({ url: '/docs/' })).headers['content-type']).toContain('text/html');
});

it('renders only the images that the catalogue names', async () => {
  const [game] = getValue(await client.call(gameList, games)).games;
  const tile = await platform.app.inject({ url: (game?.iconUrl ?? '').replace('{width}', '104') });
  expect(tile.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect(tile.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  for (const url of [
    '/media/games/1/104.webp',
    `/media/games/${game?.nodeId}/105.webp`,
    '/media/banners/bituinara/nothing.webp',
    '/media/vendors/NOBODY.webp',
    '/media/avatars/999.webp',
    '/media/icons/nobody.png',
  ]) {
    expect((await platform.app.inject({ url })).statusCode).toBe(404);
  }
});

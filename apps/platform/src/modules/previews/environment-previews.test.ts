import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import { openEnvironmentPreview, openReleasePreview } from '@livery/contract/operators/previews';
import { publishRelease } from '@livery/contract/operators/releases';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutes } from '../../core/clock/durations.ts';
import { getValue } from '../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../testing/releases/operator-gateway.ts';
import { composeBrandFiles, readFixtureBrand } from '../../testing/releases/release-tools.ts';

const brand = 'plenty';
const staging = 'plenty.staging.play.test';
let folder: string;
let gateway: OperatorGateway;
let releaseIds: readonly string[];
let changes = 0;

const show = async (releaseId: string): Promise<void> => {
  const request = { brand, environment: 'staging' as const, releaseId, reason: 'For the review' };
  expect((await gateway.call(publishRelease, request, { version: changes })).status).toBe(200);
  changes += 1;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-environments-'));
  await writeCompiledApp(join(folder, 'compile'));
  gateway = await buildOperatorGateway({
    settings: { compileFolder: join(folder, 'compile') },
    permissions: { former: ['releases:read'], editor: ['drafts:read'] },
  });
  const compose = async (name: string): Promise<string> =>
    (await composeBrandFiles(gateway, await readFixtureBrand((text) => text.replace('"Plenty & Co"', `"${name}"`))))
      .releaseId;
  releaseIds = [await compose('Plenty One'), await compose('Plenty Two')];
  await show(releaseIds[0] ?? '');
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
});

const createAddress = async (operator = 'kim') =>
  getValue(await gateway.call(openEnvironmentPreview, { brand, environment: 'staging' }, { operator }));
const get = (url: string, headers: Record<string, string> = {}, host = staging) =>
  gateway.core.app.inject({ url, headers: { host, ...headers } });
/** Opens an address as a browser does. Returns the response, and the cookie header for further requests. */
const enter = async (address: string, host = staging) => {
  const { pathname, search } = new URL(address);
  const response = await get(`${pathname}${search}`, {}, host);
  const cookie = String(response.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  return { response, headers: cookie ? { cookie } : ({} as Record<string, string>) };
};

it('shows the release of the environment at a host of its own, to the holder of the address only', async () => {
  expect((await get('/')).statusCode).toBe(410);
  const { url, origin } = await createAddress();
  expect(origin).toBe(`http://${staging}`);
  const { response, headers } = await enter(url);
  expect([response.statusCode, response.headers.location]).toEqual([303, '/']);
  expect(String(response.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Lax$/);
  const page = await get('/', headers);
  expect(page.statusCode).toBe(200);
  expect(page.payload).toContain('Plenty One');
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
  expect(String(page.headers['content-security-policy'])).toContain("connect-src 'self'");
  const [, script = ''] = /src="(\/assets\/[^"]+)"/.exec(page.payload) ?? [];
  expect((await get(script, headers)).statusCode).toBe(200);
  expect((await get(script)).statusCode).toBe(404);
  expect((await get('/robots.txt', headers)).payload).toContain('Disallow: /');
});

it('shows the next release at the same address', async () => {
  const { headers } = await enter((await createAddress()).url);
  await show(releaseIds[1] ?? '');
  const page = await get('/', headers);
  expect(page.payload).toContain('Plenty Two');
  expect(page.payload).toContain('data-sequence="2"');
});

it('does not accept the key of a release, and its key opens no other host', async () => {
  const { url } = await createAddress();
  const key = new URL(url).searchParams.get('key') ?? '';
  expect((await get('/', {}, `${key}.preview.play.test`)).statusCode).toBe(421);
  const atOtherBrand = await enter(url, 'lualoc.staging.play.test');
  expect(atOtherBrand.headers).toEqual({});
  const otherEnvironment = await enter(url, 'plenty.preview.play.test');
  expect(otherEnvironment.headers).toEqual({});
  const release = getValue(await gateway.call(openReleasePreview, { brand, releaseId: releaseIds[0] ?? '' }));
  const [releaseKey = ''] = new URL(release.origin).host.split('.');
  expect((await enter(`http://${staging}/.preview/enter?key=${releaseKey}`)).headers).toEqual({});
  expect((await get('/', { cookie: `livery-environment=${releaseKey}` })).statusCode).toBe(410);
  expect((await get('/', { cookie: 'livery-environment=%00' })).statusCode).toBe(410);
});

it('serves no operations of operators, and no calls of real members', async () => {
  const { headers } = await enter((await createAddress()).url);
  expect((await get('/ops/session', headers)).statusCode).toBe(404);
  expect((await get('/docs', headers)).statusCode).toBe(404);
});

it('ends after an hour, and when its operator may no longer read releases', async () => {
  const { headers } = await enter((await createAddress('former')).url);
  expect((await get('/', headers)).statusCode).toBe(200);
  gateway.permissions.former = ['drafts:read'];
  gateway.clock.advance(minutes(0.1));
  expect((await get('/', headers)).statusCode).toBe(410);
  const kim = await enter((await createAddress()).url);
  gateway.clock.advance(minutes(59));
  expect((await get('/', kim.headers)).statusCode).toBe(200);
  gateway.clock.advance(minutes(2));
  expect((await get('/', kim.headers)).statusCode).toBe(410);
});

it('is not opened without the permission, or for an environment that shows nothing', async () => {
  const request = { brand, environment: 'staging' as const };
  expect((await gateway.call(openEnvironmentPreview, request, { operator: 'editor' })).status).toBe(403);
  expect((await gateway.call(openEnvironmentPreview, { ...request, environment: 'preview' })).status).toBe(404);
});

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import { applyDraftOperations, createDraft } from '@livery/contract/operators/drafts';
import { getDraftShareCard, openDraftPreview } from '@livery/contract/operators/previews';
import { listOperators } from '@livery/contract/operators/operators';
import { winnerBoard } from '@livery/contract/catalogue/winners';
import { addBrandAsset } from '@livery/contract/operators/releases';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getValue } from '../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../testing/releases/operator-gateway.ts';
import { addImages, readFixtureBrand } from '../../testing/releases/release-tools.ts';
import { minutes } from '../../core/clock/durations.ts';

const brand = 'plenty';
let folder: string;
let gateway: OperatorGateway;
let draftId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-previews-'));
  await writeCompiledApp(join(folder, 'compile'));
  gateway = await buildOperatorGateway({
    settings: { compileFolder: join(folder, 'compile') },
    permissions: { former: ['drafts:read'] },
  });
  draftId = await createNewDraft();
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
  await rm(gateway.config.dataFolder, { recursive: true, force: true });
});

const createNewDraft = async (change?: (text: string) => string): Promise<string> => {
  const { brand: _, ...document } = await addImages(gateway, await readFixtureBrand(change));
  const source = { kind: 'document' as const, ...document };
  return getValue(await gateway.call(createDraft, { brand, name: 'Spring', source })).draftId;
};

const open = async (id = draftId, operator = 'kim') =>
  getValue(await gateway.call(openDraftPreview, { brand, draftId: id }, { operator }));

const setValue = async (path: readonly string[], to: string | number, id = draftId): Promise<void> => {
  const operation = { id: randomUUID(), path: ['document', ...path], from: null, to };
  getValue(await gateway.call(applyDraftOperations, { brand, draftId: id, seen: 0, operations: [operation] }));
};

const get = (origin: string, url: string, headers: Record<string, string> = {}) =>
  gateway.core.app.inject({ url, headers: { host: new URL(origin).host, ...headers } });

const bridgeTag = /<script src="\/\.preview\/bridge-[0-9a-f]{12}\.js" data-sequence="(\d+)"[^>]*><\/script>/g;

describe('the address of a preview', () => {
  it('has a key of its own host, stays when it is extended, and ends after an hour', async () => {
    const first = await open();
    expect(first.origin).toMatch(/^http:\/\/[0-9a-f]{62}\.preview\.play\.test$/);
    expect(first.url).toBe(`${first.origin}/`);
    gateway.clock.advance(minutes(50));
    const extended = await open();
    expect(extended.url).toBe(first.url);
    expect(Date.parse(extended.endsAt) - Date.parse(first.endsAt)).toBe(minutes(50));
    gateway.clock.advance(minutes(59));
    expect((await get(first.origin, '/')).statusCode).toBe(200);
    gateway.clock.advance(minutes(1));
    const ended = await get(first.origin, '/m/home', { 'accept-language': 'es-MX,es;q=0.9' });
    expect([ended.statusCode, ended.headers['x-robots-tag']]).toEqual([410, 'noindex, nofollow']);
    expect(ended.payload).toContain('Esta vista previa ha terminado');
    expect(ended.payload).toContain('data-unavailable="ended"');
    expect((await open()).url).not.toBe(first.url);
    expect((await get(first.origin, '/')).statusCode).toBe(410);
  });

  it('is recorded in the audit log without its key, and differs for each operator and each draft', async () => {
    const others = [await open(), await open(draftId, 'lee'), await open(await createNewDraft())];
    expect(new Set(others.map(({ url }) => url)).size).toBe(3);
    const entry = gateway.audit.findLast(({ operation }) => operation === 'openDraftPreview');
    expect(JSON.stringify(entry)).not.toContain('preview.play.test');
  });

  it('ends within seconds when its operator may no longer read drafts', async () => {
    const { origin } = await open(draftId, 'former');
    expect((await get(origin, '/')).statusCode).toBe(200);
    gateway.permissions.former = [];
    gateway.clock.advance(minutes(0.1));
    expect((await get(origin, '/')).statusCode).toBe(410);
  });

  it('is not given for the draft of another brand, or to an operator without the permission', async () => {
    expect((await gateway.call(openDraftPreview, { brand: 'lualoc', draftId })).status).toBe(404);
    const request = { brand, draftId };
    expect((await gateway.call(openDraftPreview, request, { operator: 'former' })).status).toBe(403);
  });
});

describe('a preview', () => {
  it('shows the last operation, and keeps the files of an earlier page', async () => {
    const id = await createNewDraft();
    const { origin } = await open(id);
    const before = (await get(origin, '/')).payload;
    const [icon = ''] = /\/assets\/icon-touch[^"]*/.exec(before) ?? [];
    await setValue(['theme', 'page'], '#101418', id);
    const after = (await get(origin, '/')).payload;
    expect([...before.matchAll(bridgeTag), ...after.matchAll(bridgeTag)].map(([, sequence]) => sequence)).toEqual([
      '0',
      '1',
    ]);
    const contents = [before, after].map((page) => /data-content="([\w-]{43})"/.exec(page)?.[1]);
    expect(new Set(contents).size).toBe(2);
    expect(contents).not.toContain(undefined);
    expect(after).toContain('#101418');
    expect(after).not.toContain(icon);
    const image = await get(origin, icon);
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('is compressed when the browser supports it', async () => {
    const { origin } = await open();
    const { headers, rawPayload } = await get(origin, '/', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toBe((await get(origin, '/')).payload);
  });

  it('has the policy of the release, but only the console embeds it, and it calls its own origin only', async () => {
    const id = await createNewDraft((text) => text.replace('"code"', '"gateway": "https://api.real.example", "code"'));
    const { origin } = await open(id);
    const { headers, payload } = await get(origin, '/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain('frame-ancestors http://console.play.test');
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toContain('frame-src https://api.real.example');
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(payload).toContain('data-gateway="https://api.real.example"');
  });

  it('denies robots, and gives the browser no service worker', async () => {
    const { origin } = await open();
    expect((await get(origin, '/robots.txt')).payload).toBe('User-agent: *\nDisallow: /\n');
    expect((await get(origin, '/sw.js')).statusCode).toBe(200);
    expect((await get(origin, '/sw.js', { 'service-worker': 'script' })).statusCode).toBe(404);
  });

  it('explains that a draft with problems cannot be shown', async () => {
    const id = await createNewDraft((text) => text.replace('/m/home', '/m/hom'));
    const { origin } = await open(id);
    const { statusCode, payload } = await get(origin, '/', { 'accept-language': 'ar' });
    expect(statusCode).toBe(409);
    expect(payload).toContain('dir="rtl"');
    expect(payload).toContain('data-unavailable="problems"');
  });

  it('shows the last state without problems in a frame, and reports it', async () => {
    const id = await createNewDraft();
    const { origin } = await open(id);
    const frame = { 'sec-fetch-dest': 'iframe' };
    await setValue(['name'], 'Aurora', id);
    expect((await get(origin, '/', frame)).payload).not.toContain('data-earlier');
    await setValue(['theme', 'radius'], 900, id);
    await setValue(['currency'], 'pesos', id);
    const { statusCode, payload } = await get(origin, '/', frame);
    expect(statusCode).toBe(200);
    expect(payload).toMatch(/data-sequence="1"[^>]* data-earlier="true"/);
    expect(payload).toContain('Aurora');
    expect((await get(origin, '/')).statusCode).toBe(409);
  });

  it('finds a state without problems that is not in memory', async () => {
    const id = await createNewDraft();
    for (const radius of [900, 901, 902]) await setValue(['theme', 'radius'], radius, id);
    const { origin } = await open(id);
    const { statusCode, payload } = await get(origin, '/', { 'sec-fetch-dest': 'iframe' });
    expect(statusCode).toBe(200);
    expect(payload).toMatch(/data-sequence="0"[^>]* data-earlier="true"/);
  });

  it('rejects calls without a sandbox, and reports which setting is missing', async () => {
    const { origin } = await open();
    const { statusCode, payload } = await get(origin, winnerBoard.path, { merchant: brand });
    expect(statusCode).toBe(403);
    expect(JSON.parse(payload)).toMatchObject({ success: false, message: expect.stringContaining('SANDBOX_URL') });
  });
});

describe('the card that link previews show', () => {
  const readCard = async (id: string) => getValue(await gateway.call(getDraftShareCard, { brand, draftId: id }));
  const withSite = (site: object) => (text: string) =>
    JSON.stringify({ ...(JSON.parse(text) as object), domains: ['plenty.example'], site });

  it('has the title, the host, the descriptions and the image of the page', async () => {
    const id = await createNewDraft(withSite({ description: { EN: 'Play "well" & win' } }));
    const { sequence, card } = await readCard(id);
    expect(sequence).toBe(0);
    expect(card).toMatchObject({ host: 'plenty.example', description: 'Play "well" & win' });
    const { width, height } = await sharp(Buffer.from(card?.image ?? '', 'base64')).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it('has another image when the brand has its own one, and none without a host', async () => {
    const bytes = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const { hash } = getValue(await gateway.call(addBrandAsset, { brand, content: bytes.toString('base64') }));
    const id = await createNewDraft(withSite({}));
    const before = (await readCard(id)).card?.image;
    const paths = [
      ['assets', 'plenty/share.png'],
      ['document', 'site', 'shareImage'],
    ];
    const operations = paths.map((path, index) => ({
      id: randomUUID(),
      path,
      from: null,
      to: index === 0 ? hash : 'plenty/share.png',
    }));
    getValue(await gateway.call(applyDraftOperations, { brand, draftId: id, seen: 0, operations }));
    const after = (await readCard(id)).card?.image;
    expect(after).not.toBe(before);
    expect(await sharp(Buffer.from(after ?? '', 'base64')).stats()).toMatchObject({ dominant: { g: 8, b: 8 } });
    expect((await readCard(draftId)).card).toMatchObject({ host: null, image: null });
  });

  it('has the title of a page without a host, with its signs', async () => {
    const id = await createNewDraft((text) => JSON.stringify({ ...(JSON.parse(text) as object), name: 'Tom & Co' }));
    expect((await readCard(id)).card).toMatchObject({ title: 'Tom & Co', host: null });
  });

  it('is null for a draft with problems, and is rejected without the permission', async () => {
    const id = await createNewDraft();
    await setValue(['currency'], 'pesos', id);
    expect(await readCard(id)).toEqual({ sequence: 1, card: null });
    const request = { brand, draftId: id };
    gateway.permissions.former = [];
    expect((await gateway.call(getDraftShareCard, request, { operator: 'former' })).status).toBe(403);
    expect((await gateway.call(getDraftShareCard, { brand, draftId: randomUUID() })).status).toBe(404);
  });
});

describe('the host of a preview', () => {
  it.each([
    '/brand.json',
    '/_headers',
    '/..%2f..%2fpackage.json',
    '/assets/../../compile.json',
    '/.env',
    '/docs',
    '/dev/inbox',
    '/healthz2',
    '/metrics',
  ])('serves nothing at %s', async (path) => {
    const { origin } = await open();
    const { statusCode, payload } = await get(origin, path);
    expect(statusCode).toBe(404);
    expect(JSON.parse(payload)).toMatchObject({ success: false });
  });

  it('serves no operation of operators, whatever cookie or token comes with it', async () => {
    const { origin } = await open();
    const { statusCode } = await get(origin, listOperators.path, { cookie: 'session=1', authorization: 'kim' });
    expect(statusCode).toBe(404);
  });

  it.each([
    [
      'another key of the same form',
      (key: string) => `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}.preview.play.test`,
    ],
    ['a label before the key', (key: string) => `a.${key}.preview.play.test`],
    ['no key', () => `${'x'.repeat(62)}.preview.play.test`],
    ['the key at another site', (key: string) => `${key}.preview.evil.example`],
    ['the key at a host that contains the site', (key: string) => `${key}.preview.play.test.evil.example`],
  ])('is unknown with %s', async (_, toHost) => {
    const key = new URL((await open()).origin).hostname.split('.')[0] ?? '';
    const { statusCode } = await gateway.core.app.inject({ url: '/', headers: { host: toHost(key) } });
    expect(statusCode).toBe(421);
  });

  it('is found with a port, with capital letters and with the dot of the root', async () => {
    const { host } = new URL((await open()).origin);
    for (const each of [`${host}:8080`, host.toUpperCase(), `${host}.`])
      expect((await gateway.core.app.inject({ url: '/', headers: { host: each } })).statusCode).toBe(200);
  });

  it('serves the bridge under a name with its hash', async () => {
    const { origin } = await open();
    const [src = ''] = /\/\.preview\/bridge-[^"]*/.exec((await get(origin, '/')).payload) ?? [];
    const { statusCode, headers, payload } = await get(origin, src);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(payload.length).toBeGreaterThan(5000);
  });
});

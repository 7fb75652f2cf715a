import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import { applyDraftOperations, createDraft } from '@livery/contract/operators/drafts';
import {
  endPhonePreview,
  openDraftPreview,
  openPhonePreview,
  openReleasePreview,
} from '@livery/contract/operators/previews';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../core/clock/durations.ts';
import { getValue } from '../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../testing/releases/operator-gateway.ts';
import { addImages, composeBrandFiles, publish, readFixtureBrand } from '../../testing/releases/release-tools.ts';

const brand = 'plenty';
let folder: string;
let gateway: OperatorGateway;
let releaseIds: readonly string[];
let draftId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-previews-'));
  await writeCompiledApp(join(folder, 'compile'));
  gateway = await buildOperatorGateway({
    settings: { compileFolder: join(folder, 'compile') },
    permissions: { former: ['releases:read'], editor: ['drafts:read'] },
  });
  const live = await composeBrandFiles(gateway, await readFixtureBrand());
  const next = await composeBrandFiles(
    gateway,
    await readFixtureBrand((text) => text.replace('"Plenty & Co"', '"Plenty Two"')),
  );
  releaseIds = [live.releaseId, next.releaseId];
  await publish(gateway, brand, live.releaseId);
  const { brand: _, ...document } = await addImages(gateway, await readFixtureBrand());
  const source = { kind: 'document' as const, ...document };
  draftId = getValue(await gateway.call(createDraft, { brand, name: 'Spring', source })).draftId;
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
  await rm(gateway.config.dataFolder, { recursive: true, force: true });
});

const startRelease = async (releaseId: string, operator = 'kim') =>
  getValue(await gateway.call(openReleasePreview, { brand, releaseId }, { operator }));
const startPhone = async () => getValue(await gateway.call(openPhonePreview, { brand, draftId }));
const get = (origin: string, url: string, headers: Record<string, string> = {}) =>
  gateway.core.app.inject({ url, headers: { host: new URL(origin).host, ...headers } });
const withoutBridge = (page: string): string => page.replace(/<script src="\/\.preview\/bridge-[^>]*><\/script>/, '');

/**
 * Returns the content type of a response. The file server and the gateway use different types for scripts, and both are
 * valid. For scripts, the function always returns the same type, so that responses can be compared.
 */
const readType = ({ headers }: { readonly headers: Record<string, unknown> }): string | undefined =>
  String(headers['content-type']).split(';')[0]?.replace('application/javascript', 'text/javascript');

describe('the preview of a release', () => {
  it('is byte for byte what members see, at an origin of its own', async () => {
    const [live = '', next = ''] = releaseIds;
    const opened = await startRelease(live);
    expect(opened.origin).toMatch(/^http:\/\/[0-9a-f]{62}\.preview\.play\.test$/);
    const page = (await get(opened.origin, '/')).payload;
    // The gateway serves a release only some time after its publication, when it has loaded the release.
    await expect.poll(async () => (await gateway.get(brand, '/')).statusCode, { timeout: 10_000 }).toBe(200);
    const membersPage = (await gateway.get(brand, '/')).payload;
    expect(withoutBridge(page)).toBe(membersPage);
    expect(page).not.toBe(membersPage);
    const paths = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) {
      const [shown, seen] = [await get(opened.origin, path), await gateway.get(brand, path)];
      expect([path, shown.statusCode, shown.rawPayload.equals(seen.rawPayload)]).toEqual([path, 200, true]);
      expect(readType(shown)).toBe(readType(seen));
    }
    expect((await get((await startRelease(next)).origin, '/')).payload).toContain('Plenty Two');
  });

  it('names the screens and languages that it can show', async () => {
    const { screens, languages } = await startRelease(releaseIds[0] ?? '');
    expect(screens).toContainEqual({ path: '/m/home', feature: 'home', access: 'guest' });
    expect(languages).toEqual(JSON.parse((await readFixtureBrand()).text).languages);
  });

  it('is embedded by the console only, and calls its own origin only', async () => {
    const { headers } = await get((await startRelease(releaseIds[0] ?? '')).origin, '/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain('frame-ancestors http://console.play.test');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('ends within seconds when its operator may no longer read releases', async () => {
    const { origin } = await startRelease(releaseIds[0] ?? '', 'former');
    expect((await get(origin, '/')).statusCode).toBe(200);
    gateway.permissions.former = ['drafts:read'];
    gateway.clock.advance(minutes(0.1));
    expect((await get(origin, '/')).statusCode).toBe(410);
  });

  it('is not given for another brand, an unknown release, or without the permission', async () => {
    const releaseId = releaseIds[0] ?? '';
    expect((await gateway.call(openReleasePreview, { brand: 'lualoc', releaseId })).status).toBe(404);
    expect((await gateway.call(openReleasePreview, { brand, releaseId: 'f'.repeat(32) })).status).toBe(404);
    const rejected = await gateway.call(openReleasePreview, { brand, releaseId }, { operator: 'editor' });
    expect(rejected.status).toBe(403);
  });
});

describe('the preview of a phone', () => {
  it('has an address of its own, which neither the editor nor a second call extends', async () => {
    const first = await startPhone();
    const editor = getValue(await gateway.call(openDraftPreview, { brand, draftId }));
    expect(editor.origin).not.toBe(first.origin);
    expect(editor.screens).toContainEqual({ path: '/m/home', feature: 'home', access: 'guest' });
    gateway.clock.advance(minutes(59));
    getValue(await gateway.call(openDraftPreview, { brand, draftId }));
    expect(await startPhone()).toEqual(first);
    expect((await get(first.origin, '/')).statusCode).toBe(200);
    gateway.clock.advance(minutes(1));
    expect((await get(first.origin, '/')).statusCode).toBe(410);
    expect((await startPhone()).origin).not.toBe(first.origin);
  });

  it('follows the draft, and ends at once when its operator ends it', async () => {
    const { origin } = await startPhone();
    const editor = getValue(await gateway.call(openDraftPreview, { brand, draftId }));
    const operation = { id: randomUUID(), path: ['document', 'name'], from: null, to: 'On the phone' };
    getValue(await gateway.call(applyDraftOperations, { brand, draftId, seen: 0, operations: [operation] }));
    expect((await get(origin, '/')).payload).toContain('On the phone');
    expect(getValue(await gateway.call(endPhonePreview, { brand, draftId }))).toEqual({ hasEnded: true });
    expect((await get(origin, '/')).statusCode).toBe(410);
    expect((await get(editor.origin, '/')).statusCode).toBe(200);
    expect(getValue(await gateway.call(endPhonePreview, { brand, draftId }))).toEqual({ hasEnded: false });
    expect(gateway.audit.findLast(({ operation }) => operation === 'endPhonePreview')).toBeDefined();
  });
});

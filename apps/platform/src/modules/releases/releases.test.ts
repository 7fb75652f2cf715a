import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  composeRelease,
  listEnvironmentChanges,
  listEnvironments,
  listManagedBrands,
  listReleases,
  publishRelease,
  rollBackRelease,
} from '@livery/contract/operators/releases';
import { computeIntegrity } from '@livery/composer/integrity';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import { composeBrand } from '@livery/composer/compose/compose-brand';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getValue } from '../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../testing/releases/operator-gateway.ts';
import { releases } from './environments/releases.tables.ts';
import { composeBrandFiles, importFiles, publish, readFixtureBrand } from '../../testing/releases/release-tools.ts';

const fixtures = fileURLToPath(new URL('../../../../../libs/composer/fixtures/brands', import.meta.url));

let folder: string;
let gateway: OperatorGateway;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-releases-'));
  await writeCompiledApp(join(folder, 'compile'));
  gateway = await buildOperatorGateway({
    settings: { compileFolder: join(folder, 'compile') },
    permissions: { reader: ['brands:read', 'releases:read'] },
  });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

/** Imports and composes the brand `plenty` with another name. */
const composeNamed = async (name: string) =>
  composeBrandFiles(gateway, await readFixtureBrand((text) => text.replace('Plenty & Co', name)));

const getTitle = async (): Promise<string | undefined> =>
  /<title>([^<]+)/.exec((await gateway.get('plenty', '/')).payload)?.[1];

const follow = () => gateway.runJob('releases.follow');

/**
 * Writes a bundle to the folder of the bundles, in the same form as the command that composes brands. The content of
 * one of its files is damaged.
 */
const writeBundle = async (brand: string): Promise<void> => {
  const bundle = join(gateway.config.bundlesFolder, brand);
  await mkdir(join(bundle, 'assets'), { recursive: true });
  const paths = ['assets/before-1.js', 'assets/damaged-1.js'];
  for (const path of paths) await writeFile(join(bundle, path), path.includes('damaged') ? 'changed' : 'before');
  const files = Object.fromEntries(paths.map((path) => [path, computeIntegrity(Buffer.from('before'))]));
  await writeFile(join(bundle, 'brand.json'), JSON.stringify({ files }));
};

describe('a brand that exists only as a release', () => {
  it('is served without a restart, byte for byte as it is composed', async () => {
    expect((await gateway.get('plenty', '/')).statusCode).toBe(421);
    await writeBundle('plenty');
    const release = await composeNamed('Plenty & Co');
    await publish(gateway, 'plenty', release.releaseId);
    await follow();
    const composed = await composeBrand({
      brandFile: join(fixtures, 'plenty.json'),
      compileDir: join(folder, 'compile'),
      outDir: join(folder, 'brands'),
    });
    const names = (await readdir(await realpath(composed.folder), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    expect(names.length).toBeGreaterThan(20);
    const root = await realpath(composed.folder);
    for (const name of names) {
      const path = name.slice(root.length);
      if (/^\/(?:_|brand\.json)/.test(path)) continue;
      const { rawPayload, statusCode } = await gateway.get('plenty', path);
      expect(statusCode, path).toBe(200);
      expect(rawPayload.equals(await readFile(name)), path).toBe(true);
    }
  });

  it('keeps the hashed files of the bundle that members had before', async () => {
    const { statusCode, payload } = await gateway.get('plenty', '/assets/before-1.js');
    expect([statusCode, payload]).toEqual([200, 'before']);
    // This file is damaged: its hash differs from the one in `brand.json` of the bundle. The release is published
    // without it.
    expect((await gateway.get('plenty', '/assets/damaged-1.js')).statusCode).toBe(404);
  });

  it('has its settings, its icon, and the accounts of the ledger', async () => {
    const settings = await gateway.get('plenty', '/wps/system/settings/consolidated', { merchant: 'plenty' });
    expect(settings.statusCode).toBe(200);
    expect((await gateway.get('plenty', '/media/icons/plenty.png')).statusCode).toBe(200);
    const { rows } = (await gateway.core.db.execute(
      sql`select count(*)::int as count from ledger_accounts where merchant = 'plenty'`,
    )) as unknown as { rows: [{ count: number }] };
    expect(rows[0].count).toBeGreaterThan(0);
  });

  it('is named at its public address', async () => {
    const { version, compileId, build, releaseId } = await composeNamed('Plenty & Co');
    await publish(gateway, 'plenty', releaseId);
    await follow();
    expect((await gateway.get('plenty', '/.well-known/livery-release')).json()).toEqual({
      brand: 'plenty',
      manifest: expect.stringMatching(/^[0-9a-f]{64}$/),
      release: releaseId,
      version,
      compile: compileId,
      build,
      publishedAt: gateway.clock.now().toISOString(),
      approvedBy: null,
      approvers: [],
      approvals: [],
    });
    expect((await gateway.get('lualoc', '/.well-known/livery-release')).statusCode).toBe(404);
  });

  it('is in the list of brands, with its versions', async () => {
    const { brands } = getValue(await gateway.call(listManagedBrands, {}));
    expect(brands).toContainEqual(expect.objectContaining({ brand: 'plenty', source: 'release', name: 'Plenty & Co' }));
    expect(brands).toContainEqual(
      expect.objectContaining({ brand: 'lualoc', source: 'file', liveVersion: null, liveReleaseId: null }),
    );
  });
});

describe('a release', () => {
  it('has the same id when it is composed again', async () => {
    const { version, releaseId } = await composeNamed('Again');
    const again = getValue(await gateway.call(composeRelease, { brand: 'plenty', version }));
    expect(again.releaseId).toBe(releaseId);
    const list = getValue(await gateway.call(listReleases, { brand: 'plenty' }));
    expect(list.releases.filter((each) => each.releaseId === releaseId)).toHaveLength(1);
  });

  it('adds at most 60 kB to the store when only a text has changed', async () => {
    await composeNamed('Before');
    const { storedSize, fileCount } = await composeNamed('After');
    expect(fileCount).toBeGreaterThan(20);
    expect(storedSize).toBeGreaterThan(0);
    expect(storedSize).toBeLessThan(60_000);
  });

  it('cannot be changed or deleted in the database, nor can the history', async () => {
    const { db } = gateway.core;
    const append = { cause: { message: expect.stringContaining('is not allowed') } };
    await expect(db.execute(sql`update releases set build = 'x'`)).rejects.toMatchObject(append);
    await expect(db.execute(sql`delete from releases`)).rejects.toMatchObject(append);
    await expect(db.execute(sql`update brand_environment_changes set reason = 'x'`)).rejects.toMatchObject(append);
    await expect(db.execute(sql`truncate brand_environment_changes`)).rejects.toMatchObject(append);
  });

  it('is not composed without a compiled app, and the error reports what to do', async () => {
    const plain = await buildOperatorGateway();
    const version = await importFiles(plain, await readFixtureBrand());
    const reply = await plain.call(composeRelease, { brand: 'plenty', version });
    expect(reply.status).toBe(503);
    expect(reply.body).toMatchObject({ errorCode: 'ops.composer.unavailable' });
    await plain.close();
  });
});

describe('publishing', () => {
  it('replaces the live release, and keeps the other environments', async () => {
    const [one, two] = [await composeNamed('One'), await composeNamed('Two')];
    await publish(gateway, 'plenty', one.releaseId);
    await follow();
    expect(await getTitle()).toBe('One');
    await publish(gateway, 'plenty', two.releaseId);
    await follow();
    expect(await getTitle()).toBe('Two');
    const { environments } = getValue(await gateway.call(listEnvironments, { brand: 'plenty' }));
    expect(environments).toMatchObject([
      { environment: 'preview', number: 0, releaseId: null },
      { environment: 'staging', number: 0 },
      { environment: 'live', releaseId: two.releaseId },
    ]);
  });

  it('serves a page again after a rollback, although the browser has a newer one', async () => {
    const [one, two] = [await composeNamed('AAAA'), await composeNamed('BBBB')];
    const tags: unknown[] = [];
    for (const { releaseId } of [one, two]) {
      await publish(gateway, 'plenty', releaseId);
      await follow();
      tags.push((await gateway.get('plenty', '/')).headers.etag);
    }
    expect(tags[0]).not.toBe(tags[1]);
    const newer = { 'if-none-match': String(tags[1]), 'if-modified-since': new Date(8e12).toUTCString() };
    expect((await gateway.get('plenty', '/', newer)).statusCode).toBe(304);
    await rollBack(one.releaseId);
    await follow();
    expect((await gateway.get('plenty', '/', newer)).statusCode).toBe(200);
    expect(await getTitle()).toBe('AAAA');
  });

  it('keeps the hashed files of earlier releases for 30 days', async () => {
    const one = await composeNamed('Old app');
    await publish(gateway, 'plenty', one.releaseId);
    await writeCompiledApp(join(folder, 'compile'), '2');
    const two = await composeNamed('New app');
    await publish(gateway, 'plenty', two.releaseId);
    await follow();
    const old = await gateway.get('plenty', '/assets/app-1.js');
    expect(old.statusCode).toBe(200);
    expect(old.headers['cache-control']).toContain('immutable');
    gateway.clock.advance(31 * 86_400_000);
    const three = await composeNamed('Newest app');
    await publish(gateway, 'plenty', three.releaseId);
    await follow();
    expect((await gateway.get('plenty', '/assets/app-2.js')).statusCode).toBe(200);
    expect((await gateway.get('plenty', '/assets/app-1.js')).statusCode).toBe(404);
  });

  it('rejects a stale version, another brand, a missing reason and a missing permission, and records the rejections', async () => {
    const { releaseId } = await composeNamed('Stale');
    const request = { brand: 'plenty', environment: 'live' as const, releaseId, reason: 'Because' };
    const { environments } = getValue(await gateway.call(listEnvironments, { brand: 'plenty' }));
    const number = environments[2]?.number ?? 0;
    expect((await gateway.call(publishRelease, request, { version: number - 1 })).body).toMatchObject({
      errorCode: 'ops.version.stale',
      value: { version: number },
    });
    expect((await gateway.call(publishRelease, request)).status).toBe(428);
    expect((await gateway.call(publishRelease, { ...request, brand: 'lualoc' }, { version: 0 })).status).toBe(404);
    expect((await gateway.call(publishRelease, { ...request, reason: ' ' }, { version: number })).status).toBe(400);
    const denied = await gateway.call(publishRelease, request, { version: number, operator: 'reader' });
    expect(denied.body).toMatchObject({ errorCode: 'ops.not.permitted' });
    expect(gateway.audit.slice(-3).map(({ outcome, errorCode }) => [outcome, errorCode])).toEqual([
      ['rejected', 'ops.version.stale'],
      ['rejected', 'request.not.found'],
      ['rejected', 'ops.not.permitted'],
    ]);
  });

  it('leaves the live release as it is when a file of the next one is lost', async () => {
    const [one, two] = [await composeNamed('Whole'), await composeNamed('Damaged')];
    await publish(gateway, 'plenty', one.releaseId);
    await follow();
    const { manifest } = (await gateway.core.db.select().from(releases).where(eq(releases.id, two.releaseId)))[0] ?? {};
    const store = join(gateway.config.dataFolder, 'releases');
    await rm(join(store, String(manifest).slice(0, 2), String(manifest)));
    await expect(publish(gateway, 'plenty', two.releaseId)).rejects.toThrow(/responded 503/);
    await follow();
    expect(await getTitle()).toBe('Whole');
  });

  it('records who published what and why', async () => {
    const { releaseId } = await composeNamed('Recorded');
    await publish(gateway, 'plenty', releaseId);
    expect(gateway.audit.at(-1)).toMatchObject({
      operation: 'publishRelease',
      operatorId: 'kim',
      brand: 'plenty',
      outcome: 'done',
      changes: { kind: 'publish', releaseId, reason: 'New colours' },
    });
    const request = { brand: 'plenty', environment: 'live' as const };
    const { changes } = getValue(await gateway.call(listEnvironmentChanges, request, { operator: 'reader' }));
    expect(changes[0]).toMatchObject({ kind: 'publish', releaseId, reason: 'New colours', changedBy: 'kim' });
  });
});

/** Rolls the live environment of the brand back. */
const rollBack = async (releaseId: string) => {
  const { environments } = getValue(await gateway.call(listEnvironments, { brand: 'plenty' }));
  const request = { brand: 'plenty', environment: 'live' as const, releaseId, reason: 'It was better' };
  return gateway.call(rollBackRelease, request, { version: environments[2]?.number ?? 0 });
};

describe('a rollback', () => {
  it('rejects a release that was never live', async () => {
    const { releaseId } = await composeNamed('Never live');
    expect((await rollBack(releaseId)).body).toMatchObject({ errorCode: 'ops.release.never.shown' });
  });
});

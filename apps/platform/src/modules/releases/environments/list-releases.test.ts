import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import { ErrorCode } from '@livery/contract/errors';
import type { RequestBody } from '@livery/contract/operation';
import { listEnvironmentChanges, listReleases, rollBackRelease } from '@livery/contract/operators/releases';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getValue } from '../../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../../testing/releases/operator-gateway.ts';
import { composeBrandFiles, publish, readFixtureBrand } from '../../../testing/releases/release-tools.ts';

const brand = 'plenty';
/** Number of stored releases, and number of later changes of the live release. Both are above the largest page. */
const count = 230;

let folder: string;
let gateway: OperatorGateway;
let liveId: string;
/** Releases of the test in the order of their creation. They were created in pairs at the same time. */
const ids = Array.from({ length: count }, (_, index) => index.toString(16).padStart(32, '0'));
const [firstLiveId = '', neverLiveId = '', laterId = ''] = ids;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-lists-'));
  await writeCompiledApp(join(folder, 'compile'));
  gateway = await buildOperatorGateway({ settings: { compileFolder: join(folder, 'compile') } });
  const release = await composeBrandFiles(gateway, await readFixtureBrand());
  liveId = release.releaseId;
  await publish(gateway, brand, liveId);
  const { db } = gateway.core;
  await db.execute(sql`
    insert into releases (id, brand, version, compile_id, build, manifest, file_count, stored_size, created_by, created_at)
    select lpad(to_hex(n), 32, '0'), brand, version, 'app' || n, build, manifest, file_count, 0, created_by,
      created_at + (n / 2 + 1) * interval '1 ms'
    from releases, generate_series(0, ${count - 1}::int) as n where id = ${liveId}`);
  await db.execute(sql`
    insert into brand_environment_changes (brand, environment, number, kind, release_id, reason, changed_by, changed_at)
    select ${brand}, 'live', 10 + n, 'publish', case when n = 0 then ${firstLiveId} else ${laterId} end, 'Change ' || n,
      'kim', now()
    from generate_series(0, ${count - 1}::int) as n`);
  await db.execute(sql`update brand_environments set release_id = ${laterId}, number = ${9 + count}
    where brand = ${brand} and environment = 'live'`);
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const list = async (request: Partial<RequestBody<typeof listReleases>> = {}) =>
  getValue(await gateway.call(listReleases, { brand, ...request }));
const listChanges = async (request: Partial<RequestBody<typeof listEnvironmentChanges>> = {}) =>
  getValue(await gateway.call(listEnvironmentChanges, { brand, environment: 'live', ...request }));

describe('the list of releases', () => {
  it('returns the newest 200 to a caller that sends no field of a page', async () => {
    const { releases, next } = await list();
    expect(releases).toHaveLength(200);
    expect(releases[0]?.releaseId).toBe(ids.at(-1));
    expect(next).not.toBeNull();
  });

  it('returns each release once over all pages, the newest first', async () => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const { releases, next } = await list({ limit: 7, ...(cursor !== undefined && { cursor }) });
      expect(releases.length).toBeLessThanOrEqual(7);
      found.push(...releases.map(({ releaseId }) => releaseId));
      cursor = next ?? undefined;
    } while (cursor !== undefined);
    expect(found.slice(0, count)).toEqual(ids.toReversed());
    expect(found).toContain(liveId);
    expect(new Set(found).size).toBe(found.length);
  });

  it('reports that a release was live, although more than 200 changes followed', async () => {
    const { releases } = await list({ releaseId: firstLiveId });
    expect(releases).toMatchObject([{ releaseId: firstLiveId, wasLive: true }]);
    expect((await list({ releaseId: neverLiveId })).releases).toMatchObject([{ wasLive: false }]);
    const all = (await list({ limit: 200 })).releases;
    expect(all.filter(({ wasLive }) => wasLive)).toEqual([]);
  });

  it('does not count a release as live that only another environment showed', async () => {
    await gateway.core.db.execute(sql`
      insert into brand_environment_changes (brand, environment, number, kind, release_id, reason, changed_by, changed_at)
      values (${brand}, 'staging', 1, 'publish', ${neverLiveId}, 'Test', 'kim', now())`);
    expect((await list({ releaseId: neverLiveId })).releases).toMatchObject([{ wasLive: false }]);
  });

  it('goes back without an approval to a release that was live, and rejects one that was not', async () => {
    const request = { brand, environment: 'live' as const, reason: 'It was better' };
    const version = 9 + count;
    const denied = await gateway.call(rollBackRelease, { ...request, releaseId: neverLiveId }, { version });
    expect(denied.body).toMatchObject({ errorCode: 'ops.release.never.shown' });
    const { releaseId } = getValue(await gateway.call(rollBackRelease, { ...request, releaseId: liveId }, { version }));
    expect(releaseId).toBe(liveId);
  });

  it('finds the releases of one version, and none of another brand', async () => {
    expect((await list({ version: 2 })).releases).toEqual([]);
    const { releases, next } = await list({ version: 1, limit: 3 });
    expect([releases.map(({ version }) => version), next === null]).toEqual([[1, 1, 1], false]);
    expect(getValue(await gateway.call(listReleases, { brand: 'lualoc', releaseId: liveId })).releases).toEqual([]);
  });
});

describe('the history of an environment', () => {
  it('returns each change once over all pages, the newest first', async () => {
    const newest = (await listChanges({ limit: 1 })).changes[0]?.number ?? 0;
    const first = await listChanges();
    expect(first.changes).toHaveLength(200);
    const second = await listChanges({ cursor: String(first.next) });
    const numbers = [...first.changes, ...second.changes].map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
    expect([numbers[0], numbers.at(-1), new Set(numbers).size]).toEqual([newest, 1, numbers.length]);
    expect(second.next).toBeNull();
  });
});

it.each(['nonsense', '1_', '1_zz', `1_${'9'.repeat(15)}`, `${'9'.repeat(15)}_1`, `999999999999999_${'a'.repeat(32)}`])(
  'rejects the cursor %s, which the gateway did not create',
  async (cursor) => {
    for (const reply of [
      await gateway.call(listReleases, { brand, cursor }),
      await gateway.call(listEnvironmentChanges, { brand, environment: 'live', cursor }),
    ])
      expect([reply.status, reply.body]).toMatchObject([400, { errorCode: ErrorCode.BadRequest }]);
  },
);

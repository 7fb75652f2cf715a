import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import type { Permission } from '@livery/contract/operators/permissions';
import { listEnvironments } from '@livery/contract/operators/releases';
import {
  getFleetRun,
  listFleetRuns,
  releaseFleetRun,
  startFleetRun,
  stopFleetRun,
} from '@livery/contract/operators/releases/fleet';
import { changeReleasePolicy, listReleasePolicies } from '@livery/contract/operators/releases/reviews';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyAppStore } from '../../../testing/app-store.ts';
import { getValue } from '../../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../../testing/releases/operator-gateway.ts';
import { composeBrandFiles, publish, readFixtureBrand } from '../../../testing/releases/release-tools.ts';
import { fleetItems } from './fleet.tables.ts';

const brands = ['plenty', 'plenty-two', 'plenty-three'] as const;
const all: readonly Permission[] = ['releases:read', 'releases:publish'];
const permissions: Record<string, readonly Permission[]> = { sam: all };

let folder: string;
/** Two gateways on one database. */
let gateways: readonly [OperatorGateway, OperatorGateway];
/** Ids of the live releases before each test, by brand code. */
let liveIds: ReadonlyMap<string, string>;

/**
 * Replaces the files of the compiled app by new files. The old files are deleted and not overwritten, because the
 * stored files are hard links to them and would change too.
 */
const compile = async (version: string, id = version): Promise<void> => {
  await rm(join(folder, 'compile'), { recursive: true, force: true });
  await writeCompiledApp(join(folder, 'compile'), version, id);
};

const composeBrand = async (code: string): Promise<string> => {
  const files = await readFixtureBrand((text) =>
    JSON.stringify({ ...(JSON.parse(text) as object), code, name: `Brand ${code}` }),
  );
  return (await composeBrandFiles(gateways[0], { ...files, brand: code })).releaseId;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-fleet-'));
  await compile('1');
  const store = await createEmptyAppStore();
  const options = {
    settings: { compileFolder: join(folder, 'compile') },
    runtime: { releasesFolder: join(folder, 'releases') },
    permissions,
  };
  gateways = [
    await buildOperatorGateway({ ...options, store }),
    await buildOperatorGateway({ ...options, store: { ...store, close: async () => {} } }),
  ];
  liveIds = new Map(await Promise.all(brands.map(async (code) => [code, await composeBrand(code)] as const)));
});
afterAll(async () => {
  for (const { close } of [...gateways].reverse()) await close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  for (const [code, releaseId] of liveIds)
    if ((await getLive(code)).releaseId !== releaseId) await publish(gateways[0], code, releaseId);
  await compile('1', 'other');
});
afterEach(async () => {
  const { runs } = getValue(await gateways[0].call(listFleetRuns, {}));
  const open = runs.find(({ endedAt }) => endedAt === null);
  if (open) getValue(await gateways[0].call(stopFleetRun, { runId: open.runId, reason: 'End of the test' }));
  permissions.sam = all;
});

const getLive = async (brand: string) => getValue(await gateways[0].call(listEnvironments, { brand })).environments[2]!;
const start = (operator = 'sam') => gateways[0].call(startFleetRun, { reason: 'New compile' }, { operator });
const getRun = async (runId: string) => getValue(await gateways[1].call(getFleetRun, { runId }));
/**
 * Runs the job on both gateways again and again, until nothing more can be done. A single run of the job ends after
 * some seconds, even if there is more work.
 */
const work = async (): Promise<void> => {
  for (let left = Infinity; ;) {
    await Promise.all(gateways.map(({ runJob }) => runJob('releases.fleet')));
    const [run] = getValue(await gateways[0].call(listFleetRuns, {})).runs;
    if (run?.state !== 'composing' && run?.state !== 'releasing') return;
    const open = run.counts.waiting + run.counts.releasing;
    // The number of open brands has not changed, because another process has reserved these brands.
    if (open > 0 && open === left) return;
    left = open;
  }
};
const release = (runId: string, operator = 'sam') =>
  gateways[0].call(releaseFleetRun, { runId, reason: 'Nothing differs' }, { operator });
const findAudit = (runId: string) =>
  gateways.flatMap(({ audit }) => audit).filter(({ changes }) => changes.fleetRunId === runId);

describe('a run', () => {
  it('composes every brand once, and lists what differs', async () => {
    await compile('2');
    const { runId, counts } = getValue(await start());
    expect(counts).toMatchObject({ waiting: brands.length });
    await work();
    const { run, items } = await getRun(runId);
    expect(run).toMatchObject({ state: 'done', counts: { changed: brands.length, waiting: 0 } });
    expect(items.map(({ brand }) => brand)).toEqual([...brands].sort());
    for (const item of items) expect(item.liveReleaseId).toBe(liveIds.get(item.brand));
    for (const item of items) {
      expect(item.paths).toEqual(expect.arrayContaining(['assets/app-1.js', 'assets/app-2.js', 'index.html']));
      expect(item.files).toBeGreaterThan(2);
      expect(item.bytesAfter).toBeGreaterThan(0);
      expect(item.releaseId).not.toBe(liveIds.get(item.brand));
    }
    expect(findAudit(runId)).toHaveLength(brands.length);
    for (const brand of brands)
      expect(findAudit(runId)).toContainEqual(
        expect.objectContaining({ brand, operation: 'composeRelease', operatorId: 'sam', outcome: 'done' }),
      );
    expect(await getLive('plenty')).toMatchObject({ releaseId: liveIds.get('plenty') });
  });

  it('releases the unchanged brands in one step, each with an entry of the audit log', async () => {
    const { runId } = getValue(await start());
    await work();
    expect((await getRun(runId)).run).toMatchObject({ state: 'composed', counts: { unchanged: brands.length } });
    getValue(await release(runId));
    await work();
    const { run, items } = await getRun(runId);
    expect(run).toMatchObject({ state: 'done', counts: { released: brands.length } });
    for (const { brand, releaseId } of items)
      expect(await getLive(brand)).toMatchObject({ releaseId, changedBy: 'sam' });
    const published = findAudit(runId).filter(({ operation }) => operation === 'publishRelease');
    expect(published.map(({ brand }) => brand).sort()).toEqual([...brands].sort());
    expect((await release(runId)).body).toMatchObject({ errorCode: 'ops.fleet.state.changed' });
  });

  it('has nothing to do for brands that show this compile already', async () => {
    await compile('1');
    const { runId } = getValue(await start());
    await work();
    expect((await getRun(runId)).run).toMatchObject({ state: 'done', counts: { current: brands.length } });
  });

  it('goes on after a killed process, when the lease of its brand has ended', async () => {
    const { runId } = getValue(await start());
    const { db } = gateways[0].core;
    const leasedUntil = new Date(gateways[0].clock.now().getTime() + 60_000);
    await db.update(fleetItems).set({ leasedUntil, attempts: 1 }).where(eq(fleetItems.brand, 'plenty'));
    await work();
    expect((await getRun(runId)).run).toMatchObject({ state: 'composing', counts: { waiting: 1, unchanged: 2 } });
    for (const { clock } of gateways) clock.advance(60_000);
    await work();
    expect((await getRun(runId)).run).toMatchObject({ state: 'composed', counts: { waiting: 0, unchanged: 3 } });
  });

  it('reports for each brand why it could not be released, and releases the others', async () => {
    const setPolicy = async (approvals: number) => {
      const target = { brand: 'plenty', environment: 'live' as const };
      const { policies } = getValue(await gateways[0].call(listReleasePolicies, { brand: 'plenty' }));
      const request = { ...target, approvals, roles: [], reason: 'Test' };
      getValue(await gateways[0].call(changeReleasePolicy, request, { version: policies[2]?.number ?? 0 }));
    };
    const { runId } = getValue(await start());
    await work();
    await setPolicy(1);
    const other = await composeBrand('plenty-two');
    await publish(gateways[0], 'plenty-two', other);
    getValue(await release(runId));
    await work();
    await setPolicy(0);
    const { items } = await getRun(runId);
    expect(Object.fromEntries(items.map(({ brand, state, error }) => [brand, [state, error]]))).toEqual({
      plenty: ['failed', 'ops.release.not.approved'],
      'plenty-two': ['failed', 'ops.version.stale'],
      'plenty-three': ['released', null],
    });
    expect(await getLive('plenty-two')).toMatchObject({ releaseId: other });
    const rejected = findAudit(runId).filter(({ outcome }) => outcome === 'rejected');
    expect(rejected.map(({ errorCode }) => errorCode).sort()).toEqual([
      'ops.release.not.approved',
      'ops.version.stale',
    ]);
  });

  it('releases nothing when the permission of the operator has ended, and nothing after it was stopped', async () => {
    const { runId } = getValue(await start());
    await work();
    getValue(await release(runId));
    permissions.sam = ['releases:read'];
    await work();
    expect((await getRun(runId)).run.counts).toMatchObject({ failed: brands.length, released: 0 });
    permissions.sam = all;
    const second = getValue(await start());
    await work();
    getValue(await release(second.runId));
    getValue(await gateways[1].call(stopFleetRun, { runId: second.runId, reason: 'Not now' }));
    await work();
    expect((await getRun(second.runId)).run).toMatchObject({ state: 'stopped', counts: { releasing: brands.length } });
    expect(await getLive('plenty')).toMatchObject({ releaseId: liveIds.get('plenty') });
  });

  it('is rejected beside another one, without a compiled app, and for an unknown run', async () => {
    getValue(await start());
    expect((await start()).body).toMatchObject({ errorCode: 'ops.fleet.running' });
    await rm(join(folder, 'compile'), { recursive: true });
    expect((await start()).body).toMatchObject({ errorCode: 'ops.composer.unavailable' });
    expect((await release('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });
});

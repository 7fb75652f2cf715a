import { type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { and, count, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createS3Store } from '../../core/storage/s3-store.ts';
import { createEmptyPostgresStore, type PostgresTestStore } from '../../testing/postgres-test-store.ts';
import { buildKillableScript, type KillableScript } from '../../testing/releases/killable-script.ts';
import { createMarkedBundle } from '../../testing/releases/marked-bundle.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../testing/releases/operator-gateway.ts';
import { readMarkedSite } from '../../testing/releases/read-marked-site.ts';
import { readFixtureBrand } from '../../testing/releases/release-tools.ts';
import type { ReleaseOrder, ReleaseReport } from '../../testing/releases/run-release-acts.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { auditEntries } from '../audit/audit.tables.ts';
import { createBlobStore } from './blobs/blob-store.ts';
import { changeEnvironment, findEnvironment } from './environments/change-environment.ts';
import { type Environment, releases } from './environments/releases.tables.ts';
import { storeRelease } from './environments/store-release.ts';
import { fleetItems, fleetRuns } from './fleet/fleet.tables.ts';
import { scheduledReleases } from './schedule/schedule.tables.ts';
import { releaseTrialCounts, releaseTrials, type TrialRow } from './trials/trials.tables.ts';
import { addVersion } from './versions/versions.ts';

const server = inject('postgresServer');
/**
 * Number of processes that the test kills for each operation, each at another step. If the number is at least the
 * number of steps, every step is tested.
 */
const maxRounds = Number(process.env.ACT_KILL_ROUNDS ?? 3);
const faults = ['internalError', 'slowDown', 'dropAfterWork', 'cutBody'] as const;
const brand = 'plenty';
const fleet = ['fleet-one', 'fleet-two', 'fleet-three'] as const;
/**
 * Milliseconds by which the test advances the clock. A gateway reserves a brand of a fleet run (an update of all
 * brands) for a shorter time, so the reservation ends.
 */
const leaseMs = 61_000;

type Act = Omit<ReleaseOrder, 'killAt' | 'now'>;

/** One operation, and the conditions that must be true while its processes are killed, and afterwards. */
interface Scene {
  readonly act: Act;
  /**
   * Markers of the pages that visitors may see during the operation, by brand code. A marker is a text in the page
   * that identifies its release.
   */
  readonly mayShow: Readonly<Record<string, readonly string[]>>;
  /**
   * Returns the cookie of a visitor in the candidate group of a trial. In a trial, only a part of the visitors (the
   * candidate group) gets a new release.
   */
  readonly readCookie?: () => Promise<string | undefined>;
  /**
   * Error code that a repeated call returns if the first call has completed the operation. Undefined if a repeated
   * call returns no error.
   */
  readonly repeated?: string;
  /** Checks that the operation is complete, and was performed exactly once. */
  readonly assertDone: () => Promise<void>;
}

describe.runIf(server)('a gateway that is killed', () => {
  let s3: Awaited<ReturnType<typeof startS3Server>>;
  let store: PostgresTestStore;
  let gateway: OperatorGateway;
  let script: KillableScript;
  /** Process that is not killed, and completes the operation. */
  let other: ChildProcess;
  let now = Date.now();
  /** Ids of two releases of the brand, by their markers (texts that identify their pages). */
  const ids = new Map<string, string>();

  const start = () => script.start(store.url, JSON.stringify(s3.settings));

  const publishMarked = async (code: string, marker: string, parts = marker): Promise<string> => {
    const { text } = await readFixtureBrand((each) => JSON.stringify({ ...(JSON.parse(each) as object), code }));
    const version = await addVersion(store.db, {
      brand: code,
      text,
      assets: [],
      baseNumber: null,
      ownText: null,
      ownAssets: null,
      bases: null,
      note: '',
      createdBy: 'kim',
      createdAt: new Date(now),
    });
    const blobs = createBlobStore(createS3Store(s3.settings));
    const { features: _, ...release } = await storeRelease(blobs, version, createMarkedBundle(marker, { code, parts }));
    await store.db.insert(releases).values({ ...release, createdBy: 'kim', createdAt: new Date(now) });
    await show(code, release.id);
    return release.id;
  };

  const show = async (code: string, releaseId: string, environment: Environment = 'live') => {
    const expectedNumber = (await findEnvironment(store.db, code, environment))?.number ?? 0;
    const target = { brand: code, environment, releaseId, expectedNumber };
    const change = {
      ...target,
      kind: 'publish' as const,
      reason: 'Test',
      by: 'kim',
      approvals: { approvers: [], approvalNumbers: [] },
      at: new Date(now),
    };
    await store.db.transaction((tx) => changeEnvironment(tx, change, []));
  };

  beforeAll(async () => {
    s3 = await startS3Server();
    store = await createEmptyPostgresStore(server ?? '');
    for (const marker of ['one', 'two']) ids.set(marker, await publishMarked(brand, marker));
    for (const code of fleet) await publishMarked(code, 'old', 'unchanged');
    gateway = await buildOperatorGateway({ store, runtime: { s3: s3.settings } });
    script = await buildKillableScript('run-release-acts.ts');
    other = await start();
  });
  afterAll(async () => {
    other.kill();
    await gateway.close();
    await s3.close();
    await script.remove();
  });

  const getLive = async (code: string) => {
    const live = await findEnvironment(store.db, code, 'live');
    if (!live) throw new Error(`${code} is not live`);
    return live;
  };

  /**
   * Returns the marker and the id of two releases of the brand: the live release, and the one to publish next. Also
   * returns the change number of the live environment.
   */
  const findNext = async () => {
    const { releaseId, number } = await getLive(brand);
    const old = [...ids].find(([, id]) => id === releaseId)?.[0] ?? '';
    const next = old === 'one' ? 'two' : 'one';
    return { old, next, number, oldId: releaseId, nextId: ids.get(next) ?? '' };
  };

  const countAudit = async (requestId: string, operation: string): Promise<number> => {
    const isEntry = and(like(auditEntries.requestId, requestId), eq(auditEntries.operation, operation));
    return (await store.db.select({ count: count() }).from(auditEntries).where(isEntry))[0]?.count ?? 0;
  };

  const createScheduleScene = async (): Promise<Scene> => {
    const { old, next, number, nextId } = await findNext();
    const id = randomUUID();
    const times = { dueAt: new Date(now), scheduledAt: new Date(now - 1000) };
    const target = { brand, environment: 'live' as const, releaseId: nextId, expectedNumber: number };
    await store.db
      .insert(scheduledReleases)
      .values({ id, ...target, ...times, reason: 'Test', state: 'waiting', scheduledBy: 'kim' });
    return {
      act: { act: 'schedule', marker: '' },
      mayShow: { [brand]: [old, next] },
      assertDone: async () => {
        expect(await getLive(brand)).toMatchObject({ releaseId: nextId, number: number + 1 });
        const [row] = await store.db.select().from(scheduledReleases).where(eq(scheduledReleases.id, id));
        expect(row).toMatchObject({ state: 'done', errorCode: null });
        expect(await countAudit(`schedule-${id}`, 'publishRelease')).toBe(1);
      },
    };
  };

  const findTrial = async (): Promise<TrialRow | undefined> =>
    (
      await store.db
        .select()
        .from(releaseTrials)
        .where(and(eq(releaseTrials.brand, brand), eq(releaseTrials.state, 'running')))
    )[0];

  const readCookie = async () => {
    const trial = await findTrial();
    return trial && `livery-release=${trial.id}.c`;
  };

  const createStartScene = async (): Promise<Scene> => {
    const { old, next, number, nextId } = await findNext();
    const request = { brand, releaseId: nextId, share: 50, hours: 6, atEnd: 'stop' as const, reason: 'Test' };
    const before = await countAudit('', 'startReleaseTrial');
    return {
      act: { act: 'trialStart', marker: '', trial: { request, version: number } },
      mayShow: { [brand]: [old, next] },
      readCookie,
      repeated: 'ops.trial.running',
      assertDone: async () => {
        const trial = await findTrial();
        expect(trial).toMatchObject({ releaseId: nextId });
        expect(await countAudit('', 'startReleaseTrial')).toBe(before + 1);
        await follow();
        expect(await readMarkedSite(gateway, { brand, cookie: await readCookie() })).toBe(next);
        await store.db
          .update(releaseTrials)
          .set({ state: 'stopped', endedAt: new Date(now) })
          .where(eq(releaseTrials.id, trial?.id ?? ''));
      },
    };
  };

  /**
   * Creates a running trial, in which only a part of the visitors gets a new release. If `isWorse` is true, these
   * visitors have errors, so that the trial must be stopped. Otherwise the trial has reached its end time.
   */
  const createWatchScene = async ({ isWorse }: { readonly isWorse: boolean }): Promise<Scene> => {
    const { old, next, number, oldId, nextId } = await findNext();
    const id = randomUUID();
    const release = { brand, releaseId: nextId, stableId: oldId, share: 50, reason: 'Test', approvers: [] };
    const times = { startedAt: new Date(now - 1000), endsAt: new Date(isWorse ? now + leaseMs * 1000 : now) };
    const plan = { atEnd: 'publish' as const, state: 'running' as const, startedBy: 'kim' };
    await store.db.insert(releaseTrials).values({ id, ...release, ...times, ...plan });
    const figures = { trialId: id, visitors: 100, starts: 100, errors: 0, lost: 0 };
    await store.db.insert(releaseTrialCounts).values([
      { ...figures, group: 'candidate', errors: isWorse ? 60 : 0 },
      { ...figures, group: 'stable' },
    ]);
    return {
      act: { act: 'trialWatch', marker: '' },
      mayShow: { [brand]: [old, next] },
      readCookie,
      assertDone: async () => {
        const [trial] = await store.db.select().from(releaseTrials).where(eq(releaseTrials.id, id));
        expect(trial).toMatchObject({ state: isWorse ? 'returned' : 'promoted' });
        const live = isWorse ? { releaseId: oldId, number } : { releaseId: nextId, number: number + 1 };
        expect(await getLive(brand)).toMatchObject(live);
        const operation = isWorse ? 'stopReleaseTrial' : 'promoteReleaseTrial';
        expect(await countAudit(`trial-${id}`, operation)).toBe(1);
        await follow();
        const shown = isWorse ? old : next;
        expect(await readMarkedSite(gateway, { brand, cookie: `livery-release=${id}.c` })).toBe(shown);
      },
    };
  };

  const insertRun = async (): Promise<string> => {
    const runId = randomUUID();
    const run = { state: 'composing' as const, reason: 'Test', startedBy: 'kim', startedAt: new Date(now) };
    await store.db.insert(fleetRuns).values({ id: runId, ...run });
    for (const code of fleet) {
      const { releaseId, number } = await getLive(code);
      const [release] = await store.db.select().from(releases).where(eq(releases.id, releaseId));
      const item = { runId, brand: code, state: 'waiting' as const, number, version: release?.version ?? 0 };
      await store.db.insert(fleetItems).values({ ...item, liveId: releaseId });
    }
    return runId;
  };

  const readRun = async (runId: string) => {
    const [run] = await store.db.select().from(fleetRuns).where(eq(fleetRuns.id, runId));
    const items = await store.db.select().from(fleetItems).where(eq(fleetItems.runId, runId));
    return { state: run?.state, items: items.map(({ state, error }) => error ?? state) };
  };

  const readFleetMarkers = async () => Object.fromEntries(await Promise.all(fleet.map(readFleetMarker)));
  const readFleetMarker = async (code: string) => [code, await readMarkedSite(gateway, { brand: code })] as const;

  const createComposeScene = async (): Promise<Scene> => {
    await follow();
    const before = await readFleetMarkers();
    const runId = await insertRun();
    return {
      act: { act: 'fleet', marker: `m${runId}` },
      mayShow: Object.fromEntries(Object.entries(before).map(([code, marker]) => [code, [marker]])),
      assertDone: async () => {
        expect(await readRun(runId)).toEqual({ state: 'composed', items: fleet.map(() => 'unchanged') });
        expect(await countAudit(`fleet-${runId}`, 'composeRelease')).toBe(fleet.length);
        await store.db.update(fleetRuns).set({ state: 'stopped' }).where(eq(fleetRuns.id, runId));
      },
    };
  };

  const createReleaseScene = async (): Promise<Scene> => {
    await follow();
    const before = await readFleetMarkers();
    const runId = await insertRun();
    const act: Act = { act: 'fleet', marker: `m${runId}` };
    await finish(act);
    const numbers = await Promise.all(fleet.map(async (code) => (await getLive(code)).number));
    const release = { state: 'releasing' as const, releasedBy: 'kim', releaseReason: 'Test' };
    await store.db.update(fleetItems).set({ state: 'releasing' }).where(eq(fleetItems.runId, runId));
    await store.db.update(fleetRuns).set(release).where(eq(fleetRuns.id, runId));
    return {
      act,
      mayShow: Object.fromEntries(Object.entries(before).map(([code, marker]) => [code, [marker, act.marker]])),
      assertDone: async () => {
        expect(await readRun(runId)).toEqual({ state: 'done', items: fleet.map(() => 'released') });
        const next = await Promise.all(fleet.map(async (code) => (await getLive(code)).number));
        expect(next).toEqual(numbers.map((number) => number + 1));
        expect(await countAudit(`fleet-${runId}`, 'publishRelease')).toBe(fleet.length);
        await follow();
        expect(Object.values(await readFleetMarkers())).toEqual(fleet.map(() => act.marker));
      },
    };
  };

  /**
   * Runs the job with which a gateway loads the live release. If too many requests to the file store fail, the job
   * ends with an error, and the gateway still serves the previous release.
   */
  const follow = () => gateway.runJob('releases.follow').catch(() => undefined);

  const send = async (child: ChildProcess, order: Act, killAt?: number): Promise<ReleaseReport> => {
    const report = once(child, 'message');
    child.send({ ...order, killAt, now } satisfies ReleaseOrder);
    return ((await report) as [ReleaseReport])[0];
  };

  /**
   * Performs the operation completely in a process that is not killed. If the store fails, performs the operation
   * again. `repeated` is the error code that shows that an earlier attempt has already completed the operation.
   */
  const finish = async (act: Act, repeated?: string): Promise<number> => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { steps, errorCode } = await send(other, act);
      if (errorCode === null || errorCode === repeated) return steps;
      now += leaseMs;
    }
    throw new Error('The act does not end');
  };

  const assertWhole = async ({ mayShow, readCookie: read }: Scene): Promise<void> => {
    for (const [code, markers] of Object.entries(mayShow)) {
      expect(markers).toContain(await readMarkedSite(gateway, { brand: code }));
      const cookie = await read?.();
      if (cookie) expect(markers).toContain(await readMarkedSite(gateway, { brand: code, cookie }));
    }
  };

  const scenes: readonly (readonly [string, () => Promise<Scene>])[] = [
    ['while it publishes a scheduled release', createScheduleScene],
    ['while it starts a trial', createStartScene],
    ['while it publishes the release of a trial at its end', () => createWatchScene({ isWorse: false })],
    ['while it returns all visitors from a trial', () => createWatchScene({ isWorse: true })],
    ['while it composes the fleet', createComposeScene],
    ['while it releases the fleet', createReleaseScene],
  ];

  it.each(scenes)(
    '%s shows one whole release, and another gateway does it once',
    async (_, createScene) => {
      const first = await createScene();
      const stepCount = await finish(first.act, first.repeated);
      await first.assertDone();
      const rounds = Math.min(maxRounds, stepCount);
      let kills = 0;
      let next = start();
      for (let round = 0; round < rounds; round += 1) {
        now += leaseMs;
        const scene = await createScene();
        const child = await next;
        next = start();
        s3.failNext(...faults.filter(() => Math.random() < 0.1));
        const exit = once(child, 'exit');
        const order = { ...scene.act, killAt: Math.floor((round * stepCount) / rounds), now };
        child.send(order satisfies ReleaseOrder);
        // With faults of the store, an operation needs a different number of steps. The process can therefore end
        // before it is killed.
        const end = new AbortController();
        void Promise.race([exit, once(child, 'message')]).then(() => end.abort());
        while (!end.signal.aborted) {
          await follow();
          await assertWhole(scene);
        }
        if (child.signalCode === 'SIGKILL') kills += 1;
        else child.kill('SIGKILL');
        await follow();
        await assertWhole(scene);
        now += leaseMs;
        await finish(scene.act, scene.repeated);
        await scene.assertDone();
      }
      (await next).kill('SIGKILL');
      expect(kills).toBeGreaterThan(rounds / 2);
    },
    300_000 + maxRounds * 10_000,
  );
});

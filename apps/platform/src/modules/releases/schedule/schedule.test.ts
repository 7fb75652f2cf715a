import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import type { Permission } from '@livery/contract/operators/permissions';
import { listEnvironmentChanges, listEnvironments } from '@livery/contract/operators/releases';
import { changeReleasePolicy, listReleasePolicies } from '@livery/contract/operators/releases/reviews';
import {
  cancelScheduledRelease,
  listScheduledReleases,
  scheduleRelease,
} from '@livery/contract/operators/releases/schedules';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyAppStore } from '../../../testing/app-store.ts';
import { getValue } from '../../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../../testing/releases/operator-gateway.ts';
import { composeBrandFiles, publish, readFixtureBrand } from '../../../testing/releases/release-tools.ts';

const brand = 'plenty';
const live = { brand, environment: 'live' as const };
const hour = 3_600_000;
const all: readonly Permission[] = ['releases:read', 'releases:publish'];

let folder: string;
/** Permissions of the operator who schedules releases. A test removes them. */
const permissions: Record<string, readonly Permission[]> = { sam: all };
let gateway: OperatorGateway;
/** Second gateway on the same database. */
let other: OperatorGateway;
let releaseIds: readonly string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-schedule-'));
  await writeCompiledApp(join(folder, 'compile'));
  const store = await createEmptyAppStore();
  const options = {
    settings: { compileFolder: join(folder, 'compile') },
    runtime: { releasesFolder: join(folder, 'releases') },
    permissions,
  };
  gateway = await buildOperatorGateway({ ...options, store });
  other = await buildOperatorGateway({ ...options, store: { ...store, close: async () => {} } });
  releaseIds = [await compose('One'), await compose('Two')];
});
afterAll(async () => {
  await other.close();
  await gateway.close();
  await rm(folder, { recursive: true });
});

const compose = async (name: string): Promise<string> =>
  (await composeBrandFiles(gateway, await readFixtureBrand((text) => text.replace('Plenty & Co', name)))).releaseId;

/** Returns the release that the brand does not show now, so that each test publishes a different one. */
const findNext = async (): Promise<string> => {
  const shown = (await getEnvironment())?.releaseId;
  return releaseIds.find((id) => id !== shown)!;
};

const getEnvironment = async () => getValue(await gateway.call(listEnvironments, { brand })).environments[2];

const schedule = async (releaseId: string, { ahead = hour, operator = 'sam' } = {}) => {
  const dueAt = new Date(gateway.clock.now().getTime() + ahead).toISOString();
  const request = { ...live, releaseId, dueAt, reason: 'At the start of the campaign' };
  return gateway.call(scheduleRelease, request, { operator, version: (await getEnvironment())?.number ?? 0 });
};

const findSchedule = async (scheduleId: string) =>
  getValue(await gateway.call(listScheduledReleases, { brand })).scheduled.find(
    (each) => each.scheduleId === scheduleId,
  );

/**
 * Advances the clocks of both gateways. Then runs the job that publishes due releases on both gateways at the same
 * time.
 */
const pass = async (time: number): Promise<void> => {
  gateway.clock.advance(time);
  other.clock.advance(time);
  await Promise.all([gateway.runJob('releases.publish-due'), other.runJob('releases.publish-due')]);
};

const countChanges = async (): Promise<number> =>
  getValue(await gateway.call(listEnvironmentChanges, live)).changes.length;

beforeEach(() => void (permissions.sam = all));

describe('a scheduled release', () => {
  it('is published at its time and not before, once by two gateways, with an audit entry of the scheduler', async () => {
    const releaseId = await findNext();
    const { scheduleId, dueAt } = getValue(await schedule(releaseId));
    const count = await countChanges();
    await pass(hour - 1000);
    expect(await countChanges()).toBe(count);
    await pass(1000);
    await pass(1000);
    expect(await countChanges()).toBe(count + 1);
    expect(await getEnvironment()).toMatchObject({ releaseId, changedBy: 'sam' });
    expect(await findSchedule(scheduleId)).toMatchObject({ state: 'done', dueAt, errorCode: null });
    const entries = [...gateway.audit, ...other.audit].filter(({ changes }) => changes.scheduleId === scheduleId);
    expect(entries).toEqual([
      expect.objectContaining({
        operation: 'publishRelease',
        operatorId: 'sam',
        outcome: 'done',
        brand,
        changes: expect.objectContaining({ approvers: [], approvalNumbers: [] }),
      }),
    ]);
  });

  it('names the time zone of the brand', async () => {
    const { timeZone } = getValue(await gateway.call(listScheduledReleases, { brand }));
    expect(timeZone).toBe((JSON.parse((await readFixtureBrand()).text) as { timeZone: string }).timeZone);
  });

  it('fails when the permission of the scheduler has ended', async () => {
    const { scheduleId } = getValue(await schedule(await findNext()));
    const count = await countChanges();
    permissions.sam = ['releases:read'];
    await pass(hour);
    expect(await findSchedule(scheduleId)).toMatchObject({ state: 'failed', errorCode: 'ops.not.permitted' });
    expect(await countChanges()).toBe(count);
    const entries = [...gateway.audit, ...other.audit].filter(({ changes }) => changes.scheduleId === scheduleId);
    expect(entries).toEqual([expect.objectContaining({ outcome: 'rejected', errorCode: 'ops.not.permitted' })]);
  });

  it('fails when the environment has changed since', async () => {
    const releaseId = await findNext();
    const { scheduleId } = getValue(await schedule(releaseId));
    await publish(gateway, brand, releaseId);
    await pass(hour);
    expect(await findSchedule(scheduleId)).toMatchObject({ state: 'failed', errorCode: 'ops.version.stale' });
  });

  it('fails when the policy is not met at its time', async () => {
    const { scheduleId } = getValue(await schedule(await findNext()));
    const setPolicy = async (approvals: number) => {
      const { policies } = getValue(await gateway.call(listReleasePolicies, { brand }));
      const request = { ...live, approvals, roles: [], reason: 'Test' };
      getValue(await gateway.call(changeReleasePolicy, request, { version: policies[2]?.number ?? 0 }));
    };
    await setPolicy(1);
    await pass(hour);
    await setPolicy(0);
    expect(await findSchedule(scheduleId)).toMatchObject({ state: 'failed', errorCode: 'ops.release.not.approved' });
  });

  it('is given up when all gateways were stopped at its time', async () => {
    const { scheduleId } = getValue(await schedule(await findNext()));
    const count = await countChanges();
    await pass(2 * hour);
    expect(await findSchedule(scheduleId)).toMatchObject({ state: 'failed', errorCode: 'ops.schedule.missed' });
    expect(await countChanges()).toBe(count);
  });

  it('is cancelled once', async () => {
    const { scheduleId } = getValue(await schedule(await findNext()));
    const cancel = () => gateway.call(cancelScheduledRelease, { brand, scheduleId }, { operator: 'sam' });
    expect(getValue(await cancel())).toMatchObject({ state: 'cancelled', endedBy: 'sam' });
    expect((await cancel()).body).toMatchObject({ errorCode: 'ops.schedule.ended' });
    const count = await countChanges();
    await pass(hour);
    expect(await countChanges()).toBe(count);
  });

  it('is rejected beside another one, in the past, too far ahead, unknown, or with a stale version', async () => {
    const releaseId = await findNext();
    const { scheduleId } = getValue(await schedule(releaseId));
    expect((await schedule(releaseId)).body).toMatchObject({ errorCode: 'ops.schedule.exists' });
    getValue(await gateway.call(cancelScheduledRelease, { brand, scheduleId }));
    expect((await schedule(releaseId, { ahead: -1 })).status).toBe(400);
    expect((await schedule(releaseId, { ahead: 181 * 24 * hour })).status).toBe(400);
    expect((await schedule('f'.repeat(32))).status).toBe(404);
    const request = { ...live, releaseId, dueAt: new Date(Date.now() + 1e9).toISOString(), reason: 'x' };
    expect((await gateway.call(scheduleRelease, request, { version: 999 })).status).toBe(412);
  });

  it('cannot be changed after its end, nor its content before', async () => {
    const once = { cause: { constraint: 'scheduled_release_ends_once' } };
    const { scheduleId } = getValue(await schedule(await findNext()));
    const update = sql`update scheduled_releases set due_at = now() where id = ${scheduleId}`;
    await expect(gateway.core.db.execute(update)).rejects.toMatchObject(once);
    getValue(await gateway.call(cancelScheduledRelease, { brand, scheduleId }));
    const reopen = sql`update scheduled_releases set state = 'waiting' where id = ${scheduleId}`;
    await expect(gateway.core.db.execute(reopen)).rejects.toMatchObject(once);
  });
});

import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { publishRelease } from '@livery/contract/operators/releases';
import { listScheduledReleases, scheduleRelease } from '@livery/contract/operators/releases/schedules';
import { startReleaseTrial } from '@livery/contract/operators/releases/trials';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { minutes } from '../../../core/clock/durations.ts';
import { getValue } from '../../../testing/client.ts';
import { createTestOperator, type TestOperator } from '../../../testing/operators/create-test-operator.ts';
import { readAuditEntries } from '../../../testing/operators/read-audit-entries.ts';
import { composeBrandFiles, readFixtureBrand } from '../../../testing/releases/release-tools.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { brandHosts } from '../../hosts/hosts.tables.ts';
import { brandEnvironments, releases } from '../environments/releases.tables.ts';
import { releaseTrials } from '../trials/trials.tables.ts';
import { brandVersions } from '../versions/versions.tables.ts';

const server = inject('postgresServer');
const gatewayHost = 'calls.example.com';

let folder: string;
let platform: TestApp;
let owner: TestOperator;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-distinct-'));
  await writeCompiledApp(join(folder, 'compile'));
  platform = await buildTestApp({
    settings: { compileFolder: join(folder, 'compile'), gatewayOrigins: [`https://${gatewayHost}`] },
  });
  owner = await createTestOperator(platform, { grants: [{ role: 'owner', brand: null }] });
});
afterAll(async () => {
  await platform.close();
  await rm(folder, { recursive: true });
});

/** Composes a brand with this code and name. Returns the release. */
const compose = async (code: string, name: string, gateway = ''): Promise<string> => {
  const files = await readFixtureBrand((text) => {
    const document = { ...(JSON.parse(text) as object), code, name, ...(gateway && { gateway }) };
    return JSON.stringify(document);
  });
  return (await composeBrandFiles(owner, { ...files, brand: code })).releaseId;
};

const publish = (brand: string, releaseId: string, version = 0) =>
  owner.call(publishRelease, { brand, environment: 'live', releaseId, reason: 'For a test' }, { version });

const toConflict = (path: string, code: string) => ({
  status: 409,
  body: { errorCode: OperatorErrorCode.ReleaseConflict, value: { problems: [{ path, code }] } },
});

it('rejects a release whose name another brand has taken since its check, with the problem, and records it', async () => {
  const [one, other] = [await compose('oneaa', 'Golden Palm'), await compose('otheraa', 'Go1den Palm')];
  getValue(await publish('oneaa', one));
  expect(await publish('otheraa', other)).toMatchObject(toConflict('$.name', 'name.alike'));
  const entries = await readAuditEntries(platform.store.db);
  expect(entries.filter(({ brand, operation }) => brand === 'otheraa' && operation === 'publishRelease')).toMatchObject(
    [{ outcome: 'rejected', errorCode: OperatorErrorCode.ReleaseConflict, operatorId: owner.id }],
  );
});

it('lets a brand with a live release publish again under its name', async () => {
  getValue(await publish('onebb', await compose('onebb', 'Silver Fern')));
  expect((await publish('onebb', await compose('onebb', 'Silver Fern', 'http://localhost:0'), 1)).status).toBe(200);
});

// The embedded database runs one transaction at a time, so concurrent calls cannot conflict. The test therefore runs
// only on PostgreSQL.
it.runIf(server)('publishes only one of three releases with the same name at the same time', async () => {
  const codes = ['raceone', 'racetwo', 'racethree'];
  const releaseIds: string[] = [];
  for (const code of codes) releaseIds.push(await compose(code, 'Crimson Tide'));
  const replies = await Promise.all(codes.map((code, index) => publish(code, releaseIds[index]!)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

/**
 * Adds a release whose document is invalid for the schema of this gateway. Such a release can exist if an earlier
 * version of the gateway created it.
 */
const addOldRelease = async (code: string, releaseId: string): Promise<string> => {
  const { db } = platform.store;
  const [release] = await db.select().from(releases).where(eq(releases.id, releaseId));
  const [version] = await db
    .select()
    .from(brandVersions)
    .where(and(eq(brandVersions.brand, code), eq(brandVersions.number, release!.version)));
  const text = JSON.stringify({ ...(JSON.parse(version!.text) as object), currency: 'pesos', formerField: 1 });
  await db.insert(brandVersions).values({ ...version!, text, number: release!.version + 1, hash: 'b'.repeat(64) });
  const id = createHash('sha256').update(`old ${code}`).digest('hex').slice(0, 32);
  await db.insert(releases).values({ ...release!, id, version: release!.version + 1 });
  return id;
};

const getPageStatus = async (code: string): Promise<number> => {
  await platform.jobs.run('releases.follow');
  return (await platform.app.inject({ url: '/', headers: { host: `${code}.localhost` } })).statusCode;
};

it('rejects a release whose document is not valid for this gateway, and still serves the site', async () => {
  const live = await compose('oneff', 'Copper Field');
  getValue(await publish('oneff', live));
  expect(await getPageStatus('oneff')).toBe(200);
  expect(await publish('oneff', await addOldRelease('oneff', live), 1)).toMatchObject({
    status: 409,
    body: { errorCode: OperatorErrorCode.ReleaseInvalid },
  });
  expect(await getPageStatus('oneff')).toBe(200);
});

it('compares a release with a live brand whose document is not valid any more, and lets this brand keep its name', async () => {
  const live = await compose('onehh', 'Glass Tower');
  getValue(await publish('onehh', live));
  const releaseId = await addOldRelease('onehh', live);
  await platform.store.db
    .update(brandEnvironments)
    .set({ releaseId })
    .where(and(eq(brandEnvironments.brand, 'onehh'), eq(brandEnvironments.environment, 'live')));
  const alike = await compose('otherhh', 'Glass Tower');
  expect(await publish('otherhh', alike)).toMatchObject(toConflict('$.name', 'name.alike'));
  expect((await publish('onehh', live, 1)).status).toBe(200);
});

it('compares a release with the candidate of a trial whose document is not valid any more', async () => {
  const stable = await compose('onegg', 'Paper Crane');
  getValue(await publish('onegg', stable));
  const releaseId = await addOldRelease('onegg', await compose('onegg', 'Paper Kite'));
  const startedAt = platform.clock.now();
  await platform.store.db.insert(releaseTrials).values({
    id: randomUUID(),
    brand: 'onegg',
    releaseId,
    stableId: stable,
    share: 10,
    endsAt: new Date(startedAt.getTime() + minutes(60)),
    atEnd: 'stop',
    reason: 'For a test',
    approvers: [],
    approvalNumbers: [],
    state: 'running',
    startedBy: owner.id,
    startedAt,
  });
  getValue(await publish('othergg', await compose('othergg', 'Iron Bridge')));
  const alike = await compose('thirdgg', 'Paper Kite');
  expect(await publish('thirdgg', alike)).toMatchObject(toConflict('$.name', 'name.alike'));
});

it('does not publish a scheduled release whose name another brand has taken since', async () => {
  const [one, other] = [await compose('onecc', 'Amber Lane'), await compose('othercc', 'Amber Lane')];
  const dueAt = new Date(platform.clock.now().getTime() + minutes(1)).toISOString();
  const request = { brand: 'othercc', environment: 'live' as const, releaseId: other, reason: 'For a test', dueAt };
  getValue(await owner.call(scheduleRelease, request, { version: 0 }));
  getValue(await publish('onecc', one));
  platform.clock.advance(minutes(1));
  await platform.jobs.run('releases.publish-due');
  expect(getValue(await owner.call(listScheduledReleases, { brand: 'othercc' })).scheduled).toMatchObject([
    { state: 'failed', errorCode: OperatorErrorCode.ReleaseConflict },
  ]);
});

it('rejects a trial of a release whose name another brand has taken since', async () => {
  const [one, other] = [await compose('onedd', 'Velvet Moon'), await compose('otherdd', 'Quiet Harbour')];
  getValue(await publish('otherdd', other));
  const candidate = await compose('otherdd', 'Velvet Moon');
  getValue(await publish('onedd', one));
  const trial = { brand: 'otherdd', releaseId: candidate, share: 10, hours: 1, atEnd: 'stop' as const };
  expect(await owner.call(startReleaseTrial, { ...trial, reason: 'For a test' }, { version: 1 })).toMatchObject(
    toConflict('$.name', 'name.alike'),
  );
});

it('rejects a release whose gateway became a host of another brand', async () => {
  const release = await compose('oneee', 'Northern Light', `https://${gatewayHost}`);
  const now = platform.clock.now();
  await platform.store.db.insert(brandHosts).values({
    brand: 'otherdd',
    host: gatewayHost,
    state: 'verified',
    token: 'token',
    addedBy: owner.id,
    startedAt: now,
    verifiedAt: now,
    nextCheckAt: new Date(now.getTime() + minutes(60)),
  });
  expect(await publish('oneee', release)).toMatchObject(toConflict('$.gateway', 'gateway.other'));
});

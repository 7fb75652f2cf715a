import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import type { Permission } from '@livery/contract/operators/permissions';
import { listEnvironments, listReleases } from '@livery/contract/operators/releases';
import { changeReleasePolicy, listReleasePolicies } from '@livery/contract/operators/releases/reviews';
import {
  listReleaseTrials,
  promoteReleaseTrial,
  startReleaseTrial,
  stopReleaseTrial,
} from '@livery/contract/operators/releases/trials';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyAppStore } from '../../../testing/app-store.ts';
import { getValue } from '../../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../../testing/releases/operator-gateway.ts';
import { composeBrandFiles, publish, readFixtureBrand } from '../../../testing/releases/release-tools.ts';

const brand = 'plenty';
const all: readonly Permission[] = ['releases:read', 'releases:publish', 'releases:rollback'];
/** Permissions of the operator `sam`. A test removes some of them and adds them again. */
const permissions: Record<string, readonly Permission[]> = { sam: all };

let folder: string;
/** Two gateways on one database. */
let gateways: readonly [OperatorGateway, OperatorGateway];
let stableId: string;
let candidateId: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-trials-'));
  await writeCompiledApp(join(folder, 'compile'));
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
  stableId = await compose('Stable');
  // Stored files are hard links to files of the compiled app, so the next app is written to new files.
  await rm(join(folder, 'compile'), { recursive: true });
  await writeCompiledApp(join(folder, 'compile'), '2');
  candidateId = await compose('Candidate');
});
afterAll(async () => {
  for (const { close } of [...gateways].reverse()) await close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  if ((await getLive()).releaseId !== stableId) await publish(gateways[0], brand, stableId);
  await runJob('releases.follow');
});
afterEach(async () => {
  const running = (await listTrials()).find(({ state }) => state === 'running');
  if (running) getValue(await end(stopReleaseTrial, running.trialId));
});

const compose = async (name: string): Promise<string> =>
  (await composeBrandFiles(gateways[0], await readFixtureBrand((text) => text.replace('Plenty & Co', name)))).releaseId;

const runJob = async (name: string): Promise<void> => {
  for (const gateway of gateways) await gateway.runJob(name);
};

const getLive = async () => getValue(await gateways[0].call(listEnvironments, { brand })).environments[2]!;
const listTrials = async () => getValue(await gateways[0].call(listReleaseTrials, { brand })).trials;

interface Start {
  readonly share?: number;
  readonly hours?: number;
  readonly atEnd?: 'publish' | 'stop';
  readonly releaseId?: string;
  readonly operator?: string;
}
const start = async ({ operator = 'kim', ...change }: Start = {}) => {
  const fields = { brand, releaseId: candidateId, share: 50, hours: 24, atEnd: 'stop' as const };
  const request = { ...fields, reason: 'A few visitors first', ...change };
  return gateways[0].call(startReleaseTrial, request, { operator, version: (await getLive()).number });
};
const startTrial = async (change?: Start): Promise<string> => {
  const { trialId } = getValue(await start(change));
  await runJob('releases.follow');
  return trialId;
};
const end = async (operation: typeof stopReleaseTrial | typeof promoteReleaseTrial, trialId: string) =>
  gateways[0].call(operation, { brand, trialId, reason: 'Enough seen' }, { version: (await getLive()).number });

const getTitle = (page: { readonly payload: string }) => /<title>([^<]+)/.exec(page.payload)?.[1];
const toCookie = (trialId: string, group: Group) => ({ cookie: `livery-release=${trialId}.${group[0]}` });
type Group = 'candidate' | 'stable';

describe('a trial', () => {
  it('keeps each visitor in a group, on every gateway, for the page, the worker and the description', async () => {
    const trialId = await startTrial();
    for (const group of ['candidate', 'stable'] as const)
      for (const { get } of gateways) {
        const page = await get(brand, '/m/home', toCookie(trialId, group));
        expect(getTitle(page)).toBe(group === 'candidate' ? 'Candidate' : 'Stable');
        expect(page.headers['set-cookie']).toBeUndefined();
        const worker = await get(brand, '/sw.js', toCookie(trialId, group));
        const script = group === 'candidate' ? 'app-2' : 'app-1';
        expect(worker.payload).toContain(script);
        const release = await get(brand, '/.well-known/livery-release', toCookie(trialId, group));
        expect(release.json()).toMatchObject({
          release: group === 'candidate' ? candidateId : stableId,
          trial: { release: candidateId, share: 50 },
        });
      }
  });

  it('draws the group of a new visitor by the share, at a page or a worker, and stores it in a cookie', async () => {
    const trialId = await startTrial();
    const titles: (string | undefined)[] = [];
    for (let visit = 0; visit < 60; visit += 1) {
      const page = await gateways[visit % 2]!.get(brand, '/');
      const title = getTitle(page);
      titles.push(title);
      const mark = title === 'Candidate' ? 'c' : 's';
      expect(String(page.headers['set-cookie'])).toMatch(
        new RegExp(`^livery-release=${trialId}\\.${mark}; Path=/; Max-Age=86400; SameSite=Lax`),
      );
    }
    // With a share of 50 %, all 60 visits are in the same group only once in about 10^18 runs.
    expect(new Set(titles)).toEqual(new Set(['Candidate', 'Stable']));
    const worker = await gateways[0].get(brand, '/sw.js');
    const mark = worker.payload.includes('app-2') ? 'c' : 's';
    expect(String(worker.headers['set-cookie'])).toContain(`livery-release=${trialId}.${mark};`);
  });

  it('forbids a proxy to share the page, but not the hashed files', async () => {
    const trialId = await startTrial();
    for (const path of ['/', '/sw.js', '/manifest.webmanifest']) {
      const { headers } = await gateways[0].get(brand, path, toCookie(trialId, 'candidate'));
      expect(headers['cache-control'], path).toBe('private, no-cache');
      expect(String(headers.vary).toLowerCase(), path).toContain('cookie');
    }
    const { headers } = await gateways[0].get(brand, '/assets/app-1.js');
    expect(headers['cache-control']).toContain('immutable');
    expect(String(headers.vary).toLowerCase()).not.toContain('cookie');
  });

  it('has the hashed files of both releases for both groups, and for everybody after its end', async () => {
    const trialId = await startTrial();
    const expectBoth = async (headers: Record<string, string>) => {
      for (const { get } of gateways)
        for (const path of ['/assets/app-1.js', '/assets/app-2.js'])
          expect((await get(brand, path, headers)).statusCode, path).toBe(200);
    };
    for (const group of ['candidate', 'stable'] as const) await expectBoth(toCookie(trialId, group));
    getValue(await end(stopReleaseTrial, trialId));
    await runJob('releases.follow');
    await expectBoth({});
  });

  it('does not count for a cookie of another trial, or for one that no gateway has set', async () => {
    await startTrial();
    for (const value of ['x', `${'0'.repeat(8)}.c`, '', `${candidateId}.c`]) {
      const page = await gateways[0].get(brand, '/', { cookie: `livery-release=${value}` });
      expect(page.headers['set-cookie'], value).toBeDefined();
    }
  });

  it('gives a request for another file without a cookie the live release and no cookie', async () => {
    await startTrial();
    const file = await gateways[0].get(brand, '/manifest.webmanifest');
    expect((file.json() as { name: string }).name).toBe('Stable');
    expect(file.headers['set-cookie']).toBeUndefined();
  });
});

const builds = async (): Promise<Record<Group, string>> => {
  const { releases } = getValue(await gateways[0].call(listReleases, { brand }));
  const find = (id: string): string => releases.find(({ releaseId }) => releaseId === id)!.build;
  return { candidate: find(candidateId), stable: find(stableId) };
};

let lastAddress = 0;
/**
 * Sends the report of an open page (its trial and errors) to one of the two gateways, each time from a new IP
 * address. Returns the HTTP status.
 */
const report = async (trial: object, errors: readonly object[] = []): Promise<number> => {
  lastAddress += 1;
  const response = await gateways[lastAddress % 2]!.core.app.inject({
    method: 'POST',
    url: '/wps/page-reports',
    headers: { host: `${brand}.play.test`, merchant: brand, 'content-type': 'application/json' },
    remoteAddress: `198.51.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`,
    payload: JSON.stringify({ page: '/m/home', vitals: [], errors, trial }),
  });
  return response.statusCode;
};

const navigate = { 'sec-fetch-mode': 'navigate' };
/** Opens pages as new visitors until both groups have `count` visitors. Returns the values of their cookies. */
const visit = async (count: number): Promise<Record<Group, string[]>> => {
  const visits: Record<Group, string[]> = { candidate: [], stable: [] };
  for (let index = 0; Math.min(visits.candidate.length, visits.stable.length) < count; index += 1) {
    const { headers } = await gateways[index % 2]!.get(brand, '/', navigate);
    const value = /livery-release=([^;]+)/.exec(String(headers['set-cookie']))![1]!;
    visits[value.endsWith('.c') ? 'candidate' : 'stable'].push(value);
  }
  return visits;
};

const startApps = async (visits: Record<Group, readonly string[]>): Promise<void> => {
  const build = await builds();
  for (const group of ['candidate', 'stable'] as const)
    for (const value of visits[group])
      expect(await report({ visit: value, build: build[group], started: 'network' })).toBe(200);
};

const fail = async (visits: readonly string[], build: string): Promise<void> => {
  for (const value of visits)
    await report({ visit: value, build, hasFailed: true }, [{ message: 'x is not a function' }]);
};

const watch = async (): Promise<void> => {
  await runJob('releases.count-trials');
  await Promise.all(gateways.map(({ runJob: run }) => run('releases.watch-trials')));
  await runJob('releases.follow');
};

const findAudit = (trialId: string) =>
  gateways.flatMap(({ audit }) => audit).filter(({ requestId }) => requestId === `trial-${trialId}`);

describe('the watch', () => {
  it('returns all visitors to the live release when the candidate fails clearly more often, and reports why', async () => {
    const trialId = await startTrial();
    const visits = await visit(40);
    await startApps(visits);
    await fail(visits.candidate.slice(0, 15), (await builds()).candidate);
    for (const value of visits.candidate.slice(15, 20)) {
      const lost = await gateways[1].get(brand, '/assets/lost-1.js', { cookie: `livery-release=${value}` });
      expect([lost.statusCode, lost.headers['set-cookie']]).toEqual([404, expect.stringContaining(`${value}.l;`)]);
      const again = await gateways[0].get(brand, '/assets/lost-2.js', { cookie: `livery-release=${value}.l` });
      expect(again.headers['set-cookie']).toBeUndefined();
    }
    await watch();
    const [trial] = await listTrials();
    const { candidate, stable } = visits;
    expect(trial).toMatchObject({
      trialId,
      state: 'returned',
      cause: 'failures',
      endedBy: null,
      candidate: { visitors: candidate.length, starts: candidate.length, errors: 15, lost: 5 },
      stable: { visitors: stable.length, starts: stable.length, errors: 0, lost: 0 },
    });
    for (const { get } of gateways)
      expect(getTitle(await get(brand, '/', toCookie(trialId, 'candidate')))).toBe('Stable');
    expect(findAudit(trialId)).toEqual([
      expect.objectContaining({
        operation: 'stopReleaseTrial',
        operatorId: null,
        changes: expect.objectContaining({ state: 'returned', cause: 'failures', figures: expect.anything() }),
      }),
    ]);
  });

  it('returns all visitors when the app of the candidate does not start', async () => {
    await startTrial();
    const visits = await visit(40);
    await startApps({ ...visits, candidate: [] });
    await watch();
    expect((await listTrials())[0]).toMatchObject({ state: 'returned', cause: 'starts' });
  });

  it('lets a trial run whose groups fail alike', async () => {
    await startTrial();
    const visits = await visit(40);
    await startApps(visits);
    const build = await builds();
    for (const group of ['candidate', 'stable'] as const) await fail(visits[group].slice(0, 10), build[group]);
    await watch();
    expect((await listTrials())[0]).toMatchObject({
      state: 'running',
      candidate: { errors: 10 },
      stable: { errors: 10 },
    });
  });

  it('counts no report of another trial, of another build, or of a page that still runs the other release', async () => {
    const trialId = await startTrial();
    const { candidate, stable } = await builds();
    const started = 'worker';
    expect(await report({ visit: `${trialId}.c`, build: stable, started, hasFailed: true })).toBe(200);
    expect(await report({ visit: `${trialId}.s`, build: candidate, started, hasFailed: true })).toBe(200);
    expect(await report({ visit: `${candidateId.slice(0, 8)}${trialId.slice(8)}.c`, build: candidate, started })).toBe(
      200,
    );
    expect(await report({ visit: `${trialId}.x`, build: candidate, started })).toBe(400);
    expect(await report({ visit: trialId, build: 'x'.repeat(65) })).toBe(400);
    await watch();
    const none = { visitors: 0, starts: 0, errors: 0, lost: 0 };
    expect((await listTrials())[0]).toMatchObject({ candidate: none, stable: none });
    await report({ visit: `${trialId}.c`, build: candidate, started });
    await watch();
    expect((await listTrials())[0]).toMatchObject({ candidate: { ...none, visitors: 1, starts: 1 } });
  });

  it('does not count the page that a service worker loads for later', async () => {
    await startTrial();
    await gateways[0].get(brand, '/index.html', { 'sec-fetch-mode': 'cors' });
    await gateways[0].get(brand, '/', { ...navigate, 'sec-purpose': 'prefetch' });
    await watch();
    expect((await listTrials())[0]).toMatchObject({ candidate: { visitors: 0 }, stable: { visitors: 0 } });
  });
});

const pass = async (time: number): Promise<void> => {
  for (const { clock } of gateways) clock.advance(time);
  await watch();
};
const hour = 3_600_000;

describe('the end of the time', () => {
  it('stops the trial if the operator chose so', async () => {
    await startTrial({ hours: 2 });
    await pass(2 * hour - 1000);
    expect((await listTrials())[0]).toMatchObject({ state: 'running' });
    await pass(1000);
    expect((await listTrials())[0]).toMatchObject({ state: 'expired', cause: null, endedBy: null });
    expect(await getLive()).toMatchObject({ releaseId: stableId });
  });

  it('publishes the release once if the operator chose so, with the policy and the permission', async () => {
    const trialId = await startTrial({ hours: 2, atEnd: 'publish' });
    await startApps(await visit(30));
    await pass(2 * hour);
    await watch();
    expect((await listTrials())[0]).toMatchObject({ state: 'promoted', endedBy: 'kim' });
    expect(await getLive()).toMatchObject({ releaseId: candidateId, changedBy: 'kim' });
    expect(findAudit(trialId)).toEqual([
      expect.objectContaining({ operation: 'promoteReleaseTrial', operatorId: 'kim', outcome: 'done' }),
    ]);
    for (const { get } of gateways) expect(getTitle(await get(brand, '/'))).toBe('Candidate');
  });

  it('publishes nothing that too few visitors have seen', async () => {
    await startTrial({ hours: 2, atEnd: 'publish' });
    await pass(2 * hour);
    expect((await listTrials())[0]).toMatchObject({ state: 'expired', cause: 'ops.trial.too.small' });
    expect(await getLive()).toMatchObject({ releaseId: stableId });
  });

  it('publishes nothing when the permission of the operator has ended', async () => {
    await startTrial({ hours: 2, atEnd: 'publish', operator: 'sam' });
    await startApps(await visit(30));
    permissions.sam = ['releases:read'];
    await pass(2 * hour);
    permissions.sam = all;
    expect((await listTrials())[0]).toMatchObject({ state: 'expired', cause: 'ops.not.permitted' });
    expect(await getLive()).toMatchObject({ releaseId: stableId });
  });

  it('publishes nothing when the policy is not met, and such a release cannot be tried either', async () => {
    const setPolicy = async (approvals: number) => {
      const { policies } = getValue(await gateways[0].call(listReleasePolicies, { brand }));
      const request = { brand, environment: 'live' as const, approvals, roles: [], reason: 'Test' };
      getValue(await gateways[0].call(changeReleasePolicy, request, { version: policies[2]?.number ?? 0 }));
    };
    await startTrial({ hours: 2, atEnd: 'publish' });
    await startApps(await visit(30));
    await setPolicy(1);
    await pass(2 * hour);
    expect((await start()).body).toMatchObject({ errorCode: 'ops.release.not.approved' });
    await setPolicy(0);
    expect((await listTrials())[0]).toMatchObject({ state: 'expired', cause: 'ops.release.not.approved' });
  });
});

describe('the end', () => {
  it('shows the candidate to all visitors when it is promoted', async () => {
    const trialId = await startTrial();
    expect(getValue(await end(promoteReleaseTrial, trialId))).toMatchObject({ state: 'promoted', endedBy: 'kim' });
    await runJob('releases.follow');
    expect(await getLive()).toMatchObject({ releaseId: candidateId });
    for (const { get } of gateways) {
      const page = await get(brand, '/', toCookie(trialId, 'stable'));
      expect([getTitle(page), page.headers['cache-control']]).toEqual(['Candidate', 'no-cache']);
    }
    expect((await end(stopReleaseTrial, trialId)).body).toMatchObject({ errorCode: 'ops.trial.ended' });
  });

  it('comes with the publication of another release', async () => {
    await startTrial();
    const other = await compose('Other');
    await publish(gateways[0], brand, other);
    await runJob('releases.follow');
    expect((await listTrials())[0]).toMatchObject({ state: 'stopped', endedBy: 'kim' });
    expect(getTitle(await gateways[1].get(brand, '/'))).toBe('Other');
  });
});

it('rejects a second trial, one of the live release, a share outside of its limits, and a stale version', async () => {
  await startTrial();
  expect((await start()).body).toMatchObject({ errorCode: 'ops.trial.running' });
  expect((await start({ releaseId: stableId })).body).toMatchObject({ errorCode: 'ops.trial.not.possible' });
  for (const share of [0, 51, 1.5]) expect((await start({ share })).status).toBe(400);
  for (const hours of [0, 337, 1.5]) expect((await start({ hours })).status).toBe(400);
  expect((await start({ releaseId: 'f'.repeat(32) })).status).toBe(404);
  const request = { brand, releaseId: candidateId, share: 5, hours: 1, atEnd: 'stop' as const, reason: 'x' };
  expect((await gateways[0].call(startReleaseTrial, request, { version: 999 })).status).toBe(412);
  expect((await end(stopReleaseTrial, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
});

it('ends once, and its row stays as it is', async () => {
  const trialId = await startTrial();
  const once = { cause: { constraint: 'release_trial_ends_once' } };
  const { db } = gateways[0].core;
  const widen = sql`update release_trials set share = 50, state = 'stopped', reason = 'Other' where id = ${trialId}`;
  await expect(db.execute(widen)).rejects.toMatchObject(once);
  getValue(await end(stopReleaseTrial, trialId));
  const reopen = sql`update release_trials set state = 'running' where id = ${trialId}`;
  await expect(db.execute(reopen)).rejects.toMatchObject(once);
});

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import { addDraftVersion, applyDraftOperations, createDraft } from '@livery/contract/operators/drafts';
import { composeRelease, listEnvironments, publishRelease, rollBackRelease } from '@livery/contract/operators/releases';
import { compareReleases } from '@livery/contract/operators/releases/comparison';
import {
  addReleaseComment,
  approveRelease,
  changeReleasePolicy,
  getApprovalChallenge,
  getReleaseReview,
  listReleasePolicies,
  rejectRelease,
  requestReleaseReview,
  resolveReleaseComment,
} from '@livery/contract/operators/releases/reviews';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getValue } from '../../../testing/client.ts';
import { buildOperatorGateway, type OperatorGateway } from '../../../testing/releases/operator-gateway.ts';
import { approve, composeBrandFiles, readFixtureBrand } from '../../../testing/releases/release-tools.ts';

const brand = 'plenty';
const live = { brand, environment: 'live' as const };

let folder: string;
let gateway: OperatorGateway;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-reviews-'));
  await writeCompiledApp(join(folder, 'compile'));
  gateway = await buildOperatorGateway({
    settings: { compileFolder: join(folder, 'compile') },
    permissions: { reader: ['releases:read'] },
    roles: { ada: ['publisher'], ben: ['publisher'], eve: ['brand-designer'] },
  });
  // The first composition waits for the start of the composer process. Doing it here keeps this wait out of the time
  // limit of the first test.
  await compose('First');
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => setPolicy(0));

/** Composes the brand with another name. The operator `kim` makes the version and the release. */
const compose = async (name: string): Promise<string> =>
  (await composeBrandFiles(gateway, await readFixtureBrand((text) => text.replace('Plenty & Co', name)))).releaseId;

const setPolicy = async (approvals: number, roles: string[] = []) => {
  const { policies } = getValue(await gateway.call(listReleasePolicies, { brand }));
  const { number } = policies.find(({ environment }) => environment === 'live')!;
  const request = { ...live, approvals, roles, reason: 'Four eyes' };
  return getValue(await gateway.call(changeReleasePolicy, request, { version: number }));
};

const getReview = async (releaseId: string) => getValue(await gateway.call(getReleaseReview, { brand, releaseId }));
const getLive = async (releaseId: string) =>
  (await getReview(releaseId)).environments.find(({ environment }) => environment === 'live');

const decide = async (
  operation: typeof approveRelease | typeof rejectRelease,
  releaseId: string,
  operator: string,
  reason = 'Seen',
) => {
  const { manifest } = await getReview(releaseId);
  const decision = { brand, releaseId, manifest, reason };
  return operation === approveRelease
    ? approve(gateway, decision, operator)
    : gateway.call(operation, decision, { operator });
};

interface StoredApproval {
  readonly releaseId: string;
  readonly manifest: string;
  readonly by: string;
  readonly signature?: object;
}

/** Inserts an approval in the database, without the checks of the gateway. */
const insertApproval = ({ releaseId, manifest, by, signature }: StoredApproval) =>
  gateway.core.db.execute(
    sql`insert into release_decisions (release_id, manifest, kind, reason, decided_by, roles, decided_at, signature)
        values (${releaseId}, ${manifest}, 'approve', '', ${by}, '[]', now(),
          ${signature ? JSON.stringify(signature) : null}::jsonb)`,
  );

const change = async (operation: typeof publishRelease | typeof rollBackRelease, releaseId: string) => {
  const { environments } = getValue(await gateway.call(listEnvironments, { brand }));
  return gateway.call(operation, { ...live, releaseId, reason: 'Now' }, { version: environments[2]?.number ?? 0 });
};

describe('a policy', () => {
  it('needs no approval by default, and is published as before', async () => {
    const releaseId = await compose('Free');
    expect(await getLive(releaseId)).toMatchObject({ needed: 0, isMet: true });
    expect((await change(publishRelease, releaseId)).status).toBe(200);
  });

  it('rejects a release until enough operators have approved it', async () => {
    await setPolicy(2);
    const releaseId = await compose('Two needed');
    expect((await decide(approveRelease, releaseId, 'ada')).status).toBe(200);
    expect(await change(publishRelease, releaseId)).toMatchObject({
      status: 409,
      body: { errorCode: 'ops.release.not.approved', value: { needed: 2, approved: 1, rejected: 0 } },
    });
    // A second approval of the same operator does not count twice.
    await decide(approveRelease, releaseId, 'ada');
    expect((await change(publishRelease, releaseId)).status).toBe(409);
    await decide(approveRelease, releaseId, 'ben');
    expect((await change(publishRelease, releaseId)).status).toBe(200);
    await gateway.runJob('releases.follow');
    expect((await gateway.get(brand, '/.well-known/livery-release')).json()).toMatchObject({
      release: releaseId,
      approvers: ['ada', 'ben'],
    });
  });

  it('counts only approvers with one of its roles', async () => {
    await setPolicy(1, ['publisher']);
    const releaseId = await compose('Role needed');
    await decide(approveRelease, releaseId, 'eve');
    expect(await getLive(releaseId)).toMatchObject({ approvers: [], isMet: false });
    await decide(approveRelease, releaseId, 'ada');
    expect(await getLive(releaseId)).toMatchObject({ approvers: ['ada'], isMet: true });
  });

  it('is no obstacle to a rollback', async () => {
    const [one, two] = [await compose('Old and good'), await compose('New and bad')];
    await decide(approveRelease, one, 'ada');
    await change(publishRelease, one);
    await change(publishRelease, two);
    await setPolicy(3);
    expect((await change(rollBackRelease, one)).status).toBe(200);
    expect((await change(publishRelease, two)).status).toBe(409);
    await gateway.runJob('releases.follow');
    // The site still publishes the approvals of the release that visitors see.
    expect((await gateway.get(brand, '/.well-known/livery-release')).json()).toMatchObject({
      release: one,
      approvers: ['ada'],
    });
  });

  it('is changed only with its current version and within its limits, and each change is recorded', async () => {
    const { number } = await setPolicy(1);
    const request = { ...live, approvals: 2, roles: [], reason: 'More eyes' };
    expect((await gateway.call(changeReleasePolicy, request)).status).toBe(428);
    expect((await gateway.call(changeReleasePolicy, request, { version: number - 1 })).status).toBe(412);
    expect((await gateway.call(changeReleasePolicy, { ...request, approvals: 4 }, { version: number })).status).toBe(
      400,
    );
    expect((await gateway.call(changeReleasePolicy, request, { version: number, operator: 'reader' })).status).toBe(
      403,
    );
    await setPolicy(2);
    expect(gateway.audit.at(-1)).toMatchObject({
      operation: 'changeReleasePolicy',
      changes: { before: { approvals: 1 }, after: { approvals: 2 }, reason: 'Four eyes' },
    });
  });
});

describe('a decision', () => {
  it('is rejected for those who made the release, by the gateway and by the database', async () => {
    const releaseId = await compose('My own');
    const { manifest } = await getReview(releaseId);
    const request = { brand, releaseId, manifest };
    const own = { status: 403, body: { errorCode: 'ops.release.own' } };
    expect(await gateway.call(getApprovalChallenge, request)).toMatchObject(own);
    expect(await gateway.call(approveRelease, { ...request, reason: '' })).toMatchObject(own);
    const toFailure = (constraint: string) => ({ cause: { constraint } });
    const insert = (by: string, hash: string) => insertApproval({ releaseId, manifest: hash, by });
    await expect(insert('kim', manifest)).rejects.toMatchObject(toFailure('release_decision_not_own'));
    await expect(insert('ada', '0'.repeat(64))).rejects.toMatchObject(toFailure('release_decision_of_files'));
    const signature = { statement: JSON.stringify({ release: releaseId, manifest: '0'.repeat(64) }) };
    await expect(insertApproval({ releaseId, manifest, by: 'ada', signature })).rejects.toMatchObject(
      toFailure('release_decision_signature'),
    );
  });

  it('is rejected for those who edited the draft of the release, by the gateway and by the database', async () => {
    const { releaseId: base } = await composeBrandFiles(gateway, await readFixtureBrand());
    const { version } = await getReview(base);
    const source = { kind: 'version' as const, version };
    const { draftId } = getValue(await gateway.call(createDraft, { brand, name: 'Spring', source }));
    const operation = { id: randomUUID(), path: ['document', 'theme', 'accent'], from: null, to: '#9d48c8' };
    const edit = { brand, draftId, seen: 0, operations: [operation] };
    getValue(await gateway.call(applyDraftOperations, edit, { operator: 'ben' }));
    const added = getValue(await gateway.call(addDraftVersion, { brand, draftId, sequence: 1, note: 'Spring' }));
    const { releaseId } = getValue(await gateway.call(composeRelease, { brand, version: added.version }));
    const { manifest, editors } = await getReview(releaseId);
    expect(editors).toEqual(['ben']);
    const request = { brand, releaseId, manifest };
    const own = { status: 403, body: { errorCode: 'ops.release.own' } };
    expect(await gateway.call(getApprovalChallenge, request, { operator: 'ben' })).toMatchObject(own);
    await expect(insertApproval({ releaseId, manifest, by: 'ben' })).rejects.toMatchObject({
      cause: { constraint: 'release_decision_not_own' },
    });
    expect((await decide(approveRelease, releaseId, 'ada')).status).toBe(200);
  });

  it('without a signature, from before approvals were signed, does not count', async () => {
    await setPolicy(1);
    const releaseId = await compose('Unsigned');
    const { manifest } = await getReview(releaseId);
    await insertApproval({ releaseId, manifest, by: 'ada' });
    expect(await getLive(releaseId)).toMatchObject({ approvers: [], isMet: false });
    expect((await change(publishRelease, releaseId)).status).toBe(409);
  });

  it('is rejected for other files than those of the release', async () => {
    const releaseId = await compose('Other files');
    const request = { brand, releaseId, manifest: '0'.repeat(64), reason: '' };
    expect((await gateway.call(approveRelease, request, { operator: 'ada' })).body).toMatchObject({
      errorCode: 'ops.release.changed',
    });
  });

  it('does not count for the release of a later change', async () => {
    await setPolicy(1);
    const first = await compose('Approved text');
    await decide(approveRelease, first, 'ada');
    const second = await compose('Changed text');
    expect(await getLive(second)).toMatchObject({ approvers: [], isMet: false });
  });

  it('that rejects blocks the release until the operator approves it', async () => {
    await setPolicy(1);
    const releaseId = await compose('Disputed');
    await decide(approveRelease, releaseId, 'ada');
    expect((await decide(rejectRelease, releaseId, 'ben', ' ')).status).toBe(400);
    await decide(rejectRelease, releaseId, 'ben', 'The colour is wrong');
    expect((await change(publishRelease, releaseId)).body).toMatchObject({ value: { rejected: 1 } });
    await decide(approveRelease, releaseId, 'ben');
    expect((await getReview(releaseId)).decisions.map(({ kind, isCurrent }) => [kind, isCurrent])).toEqual([
      ['approve', true],
      ['reject', false],
      ['approve', true],
    ]);
    expect((await change(publishRelease, releaseId)).status).toBe(200);
  });

  it('cannot be changed or deleted in the database', async () => {
    const append = { cause: { message: expect.stringContaining('is not allowed') } };
    await expect(gateway.core.db.execute(sql`update release_decisions set reason = ''`)).rejects.toMatchObject(append);
    await expect(gateway.core.db.execute(sql`delete from release_decisions`)).rejects.toMatchObject(append);
  });

  it('needs the permission', async () => {
    const releaseId = await compose('Read only');
    const request = { brand, releaseId, manifest: '0'.repeat(64), reason: '' };
    expect((await gateway.call(approveRelease, request, { operator: 'reader' })).status).toBe(403);
  });
});

it('shows the request and the comments of a review, and who resolved them', async () => {
  const releaseId = await compose('Commented');
  getValue(await gateway.call(requestReleaseReview, { brand, releaseId, note: 'Please look at the home page' }));
  const pin = { route: '/m/home', language: 'EN', mode: 'dark' as const, width: 390, x: 12, y: 340 };
  const comment = { brand, releaseId, text: 'Too dark', pin };
  const { commentId } = getValue(await gateway.call(addReleaseComment, comment, { operator: 'ada' }));
  const resolve = (operator: string) =>
    gateway.call(resolveReleaseComment, { brand, releaseId, commentId }, { operator });
  getValue(await resolve('kim'));
  getValue(await resolve('ada'));
  expect(await getReview(releaseId)).toMatchObject({
    request: { note: 'Please look at the home page', requestedBy: 'kim' },
    comments: [{ text: 'Too dark', pin, createdBy: 'ada', resolvedBy: 'kim' }],
  });
  const outside = { ...comment, pin: { ...pin, width: 1 } };
  expect((await gateway.call(addReleaseComment, outside)).status).toBe(400);
  const unknown = { brand, releaseId, commentId: '00000000-0000-4000-8000-000000000000' };
  expect((await gateway.call(resolveReleaseComment, unknown)).status).toBe(404);
});

describe('a comparison', () => {
  it('shows the changed values of two releases, and what changed for browsers', async () => {
    const [before, after] = [await compose('Before'), await compose('After')];
    const value = getValue(await gateway.call(compareReleases, { brand, before, after }));
    expect(value.values).toEqual([expect.objectContaining({ path: 'name', before: '"Before"', after: '"After"' })]);
    expect(value.bytes?.files.map(({ path }) => path)).toContain('index.html');
    expect(value.bytes?.before.firstLoad).toBeGreaterThan(50_000);
    expect(value.bytes?.before.firstLoad).toBeLessThan(value.bytes?.before.total ?? 0);
    expect(value.behaviour).toMatchObject({ isComplete: true, routes: { added: [], removed: [] } });
  });

  it('of versions shows their values only, and rejects one that does not exist', async () => {
    const value = getValue(await gateway.call(compareReleases, { brand, before: 'v1', after: 'v2' }));
    expect(value).toMatchObject({ bytes: null, behaviour: null, before: { releaseId: null, version: 1 } });
    expect((await gateway.call(compareReleases, { brand, before: 'v1', after: 'v999' })).status).toBe(404);
    expect((await gateway.call(compareReleases, { brand, before: 'v1', after: 'latest' })).status).toBe(400);
    const other = { brand: 'lualoc', before: 'v1', after: 'f'.repeat(32) };
    expect((await gateway.call(compareReleases, other)).status).toBe(404);
  });
});

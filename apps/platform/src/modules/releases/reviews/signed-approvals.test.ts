import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeCompiledApp } from '@livery/composer/testing/write-compiled-app';
import { ErrorCode } from '@livery/contract/errors';
import type { ResponseValue } from '@livery/contract/operation';
import { createApiToken } from '@livery/contract/operators/api-tokens';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { listEnvironments, rollBackRelease } from '@livery/contract/operators/releases';
import {
  approveRelease,
  getApprovalChallenge,
  getReleaseReview,
  rejectRelease,
} from '@livery/contract/operators/releases/reviews';
import {
  addOwnPasskey,
  ownPasskeyChallenge,
  readOwnFactors,
  removeOwnPasskey,
} from '@livery/contract/operators/second-factors';
import { stepUpByCode, stepUpChallenge } from '@livery/contract/operators/session';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes } from '../../../core/clock/durations.ts';
import { getValue } from '../../../testing/client.ts';
import { getConsoleOrigin } from '../../../testing/operators/console-client.ts';
import { createTestOperator, type TestOperator } from '../../../testing/operators/create-test-operator.ts';
import { readAuditEntries } from '../../../testing/operators/read-audit-entries.ts';
import { createSoftwarePasskey } from '../../../testing/operators/software-passkey.ts';
import { composeBrandFiles, publish, readFixtureBrand } from '../../../testing/releases/release-tools.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-platform.ts';
import { loadLiveReleases } from '../live/live-releases.ts';

const brand = 'plenty';

let folder: string;
let platform: TestApp;
let owner: TestOperator;
let first: string;
let second: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-signed-approvals-'));
  await writeCompiledApp(join(folder, 'compile'));
  platform = await buildTestApp({ settings: { compileFolder: join(folder, 'compile') } });
  owner = await createTestOperator(platform, { grants: [{ role: 'owner', brand: null }] });
  first = await compose('First');
  second = await compose('Second');
});
afterAll(async () => {
  await platform.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => platform.clock.advance(minutes(1)));

/** Composes the brand with another name. The owner makes the version and the release. */
const compose = async (name: string): Promise<string> =>
  (await composeBrandFiles(owner, await readFixtureBrand((text) => text.replace('Plenty & Co', name)))).releaseId;

const createPublisher = () => createTestOperator(platform, { grants: [{ role: 'publisher', brand: null }] });

/** Proves the identity of an operator again with a code of the authenticator app. Each code is valid once. */
const stepUp = async (operator: TestOperator): Promise<void> => {
  platform.clock.advance(minutes(1));
  getValue(await operator.call(stepUpByCode, { kind: 'totp', code: operator.getCode() }));
};

/** Adds a passkey to the account of an operator. */
const addPasskey = async (operator: TestOperator) => {
  const passkey = createSoftwarePasskey({ origin: getConsoleOrigin(platform) });
  const challenge = getValue(await operator.call(ownPasskeyChallenge, {}));
  const { id } = getValue(await operator.call(addOwnPasskey, { name: 'Laptop', ...passkey.create(challenge) }));
  return { ...passkey, id };
};

const createApprover = async () => {
  const operator = await createPublisher();
  return { operator, passkey: await addPasskey(operator) };
};

const getReview = async (releaseId: string) => getValue(await owner.call(getReleaseReview, { brand, releaseId }));

const toTarget = async (releaseId: string) => ({ brand, releaseId, manifest: (await getReview(releaseId)).manifest });

const getChallenge = async (operator: TestOperator, releaseId: string) =>
  getValue(await operator.call(getApprovalChallenge, await toTarget(releaseId)));

type Signature = ReturnType<ReturnType<typeof createSoftwarePasskey>['sign']>;

const approve = async (operator: TestOperator, releaseId: string, signature?: Signature) =>
  operator.call(approveRelease, { ...(await toTarget(releaseId)), reason: 'Seen', ...(signature && { signature }) });

/** Returns the decisions of an operator on a release. */
const listDecisions = async (operator: TestOperator, releaseId: string) =>
  (await getReview(releaseId)).decisions.filter(({ decidedBy }) => decidedBy === operator.id);

const invalid = { status: 400, body: { errorCode: ErrorCode.PasskeyInvalid } };

type PublicSignature = NonNullable<ResponseValue<typeof getReleaseReview>['decisions'][number]['signature']>;

/** Verifies a signature only with what is public, like somebody without access to the platform. */
const isGenuine = ({ statement, publicKey, authenticatorData, clientData, signature }: PublicSignature): boolean => {
  const client = Buffer.from(clientData, 'base64url');
  const { challenge } = JSON.parse(client.toString()) as { readonly challenge: string };
  const hash = (content: Buffer | string): Buffer => createHash('sha256').update(content).digest();
  const signed = Buffer.concat([Buffer.from(authenticatorData, 'base64url'), hash(client)]);
  const key = createPublicKey({ key: publicKey as JsonWebKey, format: 'jwk' });
  return (
    challenge === hash(statement).toString('base64url') &&
    verify('sha256', signed, key, Buffer.from(signature, 'base64url'))
  );
};

/** Loads a document that the site of the brand publishes. */
const loadPublished = async (part = ''): Promise<{ readonly statusCode: number; readonly body: string }> => {
  const host = `${brand}.${new URL(getConsoleOrigin(platform)).host.replace('console.', '')}`;
  return platform.app.inject({ url: `/.well-known/livery-release${part}`, headers: { host } });
};

/** Program with which anybody verifies approvals. */
const verifier = fileURLToPath(
  new URL('../../../../../../libs/audit-chain/bin/livery-verify-release.mjs', import.meta.url),
);

/**
 * Saves the documents that the site publishes, and runs the verifier on them. `change` can change the release, like
 * somebody who controls the site.
 */
const verifyPublished = async (change: (release: string) => string = (text) => text, args: readonly string[] = []) => {
  const saved = await mkdtemp(join(folder, 'saved-'));
  const release = await loadPublished();
  await writeFile(join(saved, 'release.json'), change(release.body));
  const { manifest } = JSON.parse(release.body) as { readonly manifest: string };
  const main = await loadPublished(`/${manifest}`);
  const { shared } = JSON.parse(main.body) as { readonly shared: string };
  await writeFile(join(saved, manifest), main.body);
  await writeFile(join(saved, shared), (await loadPublished(`/${shared}`)).body);
  return new Promise<{ readonly code: number; readonly output: string }>((resolve) => {
    execFile(process.execPath, [verifier, saved, ...args], (error, output) =>
      resolve({ code: error ? Number(error.code) : 0, output }),
    );
  });
};

describe('an approval without a signature', () => {
  it('is rejected for an operator who has only an authenticator app, also after a fresh code', async () => {
    const operator = await createPublisher();
    await stepUp(operator);
    expect(await operator.call(getApprovalChallenge, await toTarget(first))).toMatchObject({
      status: 409,
      body: { errorCode: OperatorErrorCode.PasskeyNeeded },
    });
    expect(await approve(operator, first)).toMatchObject({
      status: 403,
      body: { errorCode: OperatorErrorCode.SignatureNeeded },
    });
    expect(await listDecisions(operator, first)).toEqual([]);
  });

  it('is rejected for an operator with a passkey', async () => {
    const { operator } = await createApprover();
    expect((await approve(operator, first)).body).toMatchObject({ errorCode: OperatorErrorCode.SignatureNeeded });
  });

  it('is rejected for an API token', async () => {
    await stepUp(owner);
    const { token } = getValue(
      await owner.call(createApiToken, {
        name: 'Program',
        permissions: ['releases:approve'],
        brands: null,
        endsAt: new Date(platform.clock.now().getTime() + minutes(60)).toISOString(),
      }),
    );
    const request = { ...(await toTarget(first)), reason: 'Seen' };
    expect((await owner.call(approveRelease, request, { token: token! })).body).toMatchObject({
      errorCode: OperatorErrorCode.TokenNotAllowed,
    });
  });
});

describe('a signed approval', () => {
  it('needs no other proof, names the passkey with which it was signed, and is in the audit log', async () => {
    const { operator, passkey } = await createApprover();
    platform.clock.advance(minutes(10));
    getValue(await approve(operator, first, passkey.sign(await getChallenge(operator, first))));
    const [decision] = await listDecisions(operator, first);
    expect(decision).toMatchObject({ kind: 'approve', passkeyName: 'Laptop', isCurrent: true });
    const entries = await readAuditEntries(platform.store.db);
    expect(entries.findLast(({ operation }) => operation === 'approveRelease')).toMatchObject({
      operatorId: operator.id,
      outcome: 'done',
      changes: { passkeyId: passkey.id, passkeyName: 'Laptop' },
    });
  });

  it('can be verified by anybody at the site of the brand, also after the passkey was removed', async () => {
    const { operator, passkey } = await createApprover();
    getValue(await approve(operator, second, passkey.sign(await getChallenge(operator, second))));
    await stepUp(owner);
    await publish(owner, brand, second);
    await platform.jobs.run('releases.follow');
    await stepUp(operator);
    getValue(await operator.call(removeOwnPasskey, { id: passkey.id }));
    const response = await loadPublished();
    const live = JSON.parse(response.body) as {
      build: string;
      approvals: readonly (PublicSignature & { name: string })[];
    };
    const { manifest } = await getReview(second);
    expect(live).toMatchObject({ release: second, approvedBy: 'Test operator', approvers: ['Test operator'] });
    expect(response.body).not.toContain(operator.id);
    expect(response.body).not.toContain(passkey.id);
    const [approval] = live.approvals;
    expect(JSON.parse(approval!.statement)).toEqual({
      type: 'livery.release.approval',
      brand,
      release: second,
      build: live.build,
      manifest,
      approver: 'Test operator',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(isGenuine(approval!)).toBe(true);
    expect(isGenuine({ ...approval!, statement: approval!.statement.replace(second, first) })).toBe(false);
    const flipped = Buffer.from(approval!.authenticatorData, 'base64url').fill(0, 33);
    expect(isGenuine({ ...approval!, authenticatorData: flipped.toString('base64url') })).toBe(false);
  });

  it('stays published after the approver rejects the release', async () => {
    const { operator, passkey } = await createApprover();
    const releaseId = await compose('Third');
    getValue(await approve(operator, releaseId, passkey.sign(await getChallenge(operator, releaseId))));
    await stepUp(owner);
    await publish(owner, brand, releaseId);
    await platform.jobs.run('releases.follow');
    const before = (await loadPublished()).body;
    await stepUp(operator);
    getValue(await operator.call(rejectRelease, { ...(await toTarget(releaseId)), reason: 'A wrong logo' }));
    expect(JSON.parse(before)).toMatchObject({ release: releaseId, approvers: ['Test operator'] });
    // A gateway that starts now loads the approvals from the database.
    const live = await loadLiveReleases(platform.store.db, platform.clock, { prepare: async () => '' });
    expect(live.find(brand)?.approvals).toEqual((JSON.parse(before) as { approvals: object }).approvals);
    const other = await compose('Fourth');
    await stepUp(owner);
    await publish(owner, brand, other);
    const { environments } = getValue(await owner.call(listEnvironments, { brand }));
    const version = environments.find(({ environment }) => environment === 'live')!.number;
    const request = { brand, environment: 'live' as const, releaseId, reason: 'The other one is worse' };
    getValue(await owner.call(rollBackRelease, request, { version }));
    await platform.jobs.run('releases.follow');
    expect(JSON.parse((await loadPublished()).body)).toMatchObject({
      release: releaseId,
      approvers: ['Test operator'],
    });
  });

  it('is verified by a program that reads only what the site publishes', async () => {
    const { operator, passkey } = await createApprover();
    const releaseId = await compose('Verified');
    getValue(await approve(operator, releaseId, passkey.sign(await getChallenge(operator, releaseId))));
    await stepUp(owner);
    await publish(owner, brand, releaseId);
    await platform.jobs.run('releases.follow');
    const { passkeys } = getValue(await operator.call(readOwnFactors, {}));
    const { thumbprint } = passkeys[0]!;
    expect(await verifyPublished(undefined, ['--key', thumbprint])).toMatchObject({
      code: 0,
      output: expect.stringContaining(`genuine: Test operator`),
    });
    expect((await verifyPublished()).output).toContain(`key ${thumbprint}`);
    const other = 'A'.repeat(43);
    expect(await verifyPublished(undefined, ['--key', other])).toMatchObject({
      code: 1,
      output: expect.stringContaining('you do not trust its key'),
    });
    for (const [from, to] of [
      [releaseId, first],
      ['"name":"Test operator"', '"name":"Nobody"'],
      ['"approvals":[', '"approvals":[],"other":['],
    ] as const)
      expect((await verifyPublished((text) => text.replace(from, to))).code).toBe(1);
    expect((await loadPublished(`/${'0'.repeat(64)}`)).statusCode).toBe(404);
    expect((await loadPublished('/..%2Findex.html')).statusCode).toBe(404);
  });

  it('is rejected if the signature is for another release', async () => {
    const { operator, passkey } = await createApprover();
    const signature = passkey.sign(await getChallenge(operator, first));
    expect(await approve(operator, second, signature)).toMatchObject(invalid);
    expect(await listDecisions(operator, second)).toEqual([]);
  });

  it('is rejected for a challenge that was used, has expired or has another purpose', async () => {
    const { operator, passkey } = await createApprover();
    const challenge = await getChallenge(operator, first);
    getValue(await approve(operator, first, passkey.sign(challenge)));
    expect(await approve(operator, first, passkey.sign(challenge))).toMatchObject(invalid);
    const late = await getChallenge(operator, first);
    platform.clock.advance(minutes(5) + 1);
    expect(await approve(operator, first, passkey.sign(late))).toMatchObject(invalid);
    const other = getValue(await operator.call(stepUpChallenge, {}));
    expect(await approve(operator, first, passkey.sign(other))).toMatchObject(invalid);
    expect(await listDecisions(operator, first)).toHaveLength(1);
  });

  it('is rejected with the passkey or the challenge of another operator', async () => {
    const [one, other] = [await createApprover(), await createApprover()];
    const challenge = await getChallenge(one.operator, first);
    expect(await approve(one.operator, first, other.passkey.sign(challenge))).toMatchObject(invalid);
    const second = await getChallenge(other.operator, first);
    expect(await approve(one.operator, first, one.passkey.sign(second))).toMatchObject(invalid);
  });

  it('does not count for the release of a later change', async () => {
    const { operator, passkey } = await createApprover();
    const signature = passkey.sign(await getChallenge(operator, first));
    getValue(await approve(operator, first, signature));
    const changed = await compose('Changed');
    expect(await listDecisions(operator, changed)).toEqual([]);
    expect(await approve(operator, changed, signature)).toMatchObject(invalid);
  });
});

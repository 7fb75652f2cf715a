import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApiToken } from '@livery/contract/operators/api-tokens';
import { requestGrant } from '@livery/contract/operators/grants';
import { reportDraftPresence } from '@livery/contract/operators/drafts';
import { inviteOperator, listOperators } from '@livery/contract/operators/operators';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import type { OperatorRules } from '@livery/contract/operators/permissions';
import { publishRelease } from '@livery/contract/operators/releases';
import { changeRole, createRole } from '@livery/contract/operators/roles';
import { operatorLogout, operatorPasskeyChallenge } from '@livery/contract/operators/session';
import { ErrorCode } from '@livery/contract/errors';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyAppStore } from '../../testing/app-store.ts';
import { getValue } from '../../testing/client.ts';
import { auditStandIn, createAuditTable, readAuditEntries } from '../../testing/operators/audit-stand-in.ts';
import { createConsoleClient } from '../../testing/operators/console-client.ts';
import { noSignatures } from '../../testing/operators/signature-stand-in.ts';
import { createManualClock } from '../../testing/test-platform.ts';
import { minutes } from '../clock/durations.ts';
import type { Config } from '../config/config.ts';
import { defaultRuntimeSettings } from '../config/runtime-settings.ts';
import { createCore } from '../create-core.ts';
import { GatewayError } from '../http/errors/gateway-error.ts';
import type { ApprovalRequest } from './operator-checks.ts';
import type { OperatorContext, OperatorSession } from './operator-context.ts';
import { assertVersion } from './versions.ts';

const clock = createManualClock();
const operatorId = randomUUID();
const existingBrand = 'plenty';

const session: OperatorSession = {
  operatorId,
  name: 'Test operator',
  tokenId: null,
  sessionId: randomUUID(),
  provenAt: clock.now(),
};

type Gateway = Awaited<ReturnType<typeof createCore>> & { readonly client: ReturnType<typeof createConsoleClient> };
type Handler = (call: OperatorContext<unknown>) => Promise<void> | void;

let gateway: Gateway;
/** Operator who makes the next calls of the test. */
let caller: OperatorSession;
let isPermitted: boolean;
/** Results of the next permission checks, in this order. When the list is empty, each check returns `isPermitted`. */
let checkResults: boolean[];
/** Handler of the next call. Each test can set its own. */
let act: Handler;
/** True if the audit log cannot be written. */
let isLogBroken: boolean;
const approvals: ApprovalRequest[] = [];

const insertRow: Handler = async ({ tx }) => void (await tx.execute(sql`insert into test_rows values (1)`));
const note = { subject: { kind: 'role', id: 'some-role' } };

const countRows = async (): Promise<number> => {
  const { rows } = (await gateway.core.db.execute(sql`select count(*)::int as count from test_rows`)) as unknown as {
    rows: { count: number }[];
  };
  return rows[0]?.count as number;
};

const readEntries = () => readAuditEntries(gateway.core.db);

beforeAll(async () => {
  const config: Config = {
    port: 0,
    isDemo: false,
    payoutHoldHours: 24,
    streamsPerAddress: 200,
    captcha: { hasImage: true, provider: 'proof-of-work', work: 1 },
    dataFolder: await mkdtemp(join(tmpdir(), 'livery-core-')),
    merchantsFolder: fileURLToPath(new URL('../../../../../merchants', import.meta.url)),
    bundlesFolder: await mkdtemp(join(tmpdir(), 'livery-bundles-')),
    consoleFolder: join(tmpdir(), 'livery-no-console'),
    compileFolder: join(tmpdir(), 'livery-no-compiled-app'),
    runtime: defaultRuntimeSettings,
  };
  const running = await createCore({ config, clock, store: await createEmptyAppStore(), logLevel: 'silent' });
  const { core } = running;
  gateway = { ...running, client: createConsoleClient({ app: core.app, config }) };
  await createAuditTable(core.db);
  await core.db.execute(sql`create table test_rows (id int)`);
  core.operatorChecks.provide({
    ...auditStandIn,
    appendAudit: async (tx, entry) => {
      if (isLogBroken) throw new Error('The audit log cannot be written');
      await auditStandIn.appendAudit(tx, entry);
    },
    authenticateOperator: async () => caller,
    isPermitted: async () => checkResults.shift() ?? isPermitted,
    listPermittedBrands: async () => new Set(),
    listRoles: async () => [],
    isExistingBrand: async (_tx, brand) => brand === existingBrand,
    listUnservedBrands: async () => [],
    ...noSignatures,
    requestApproval: async (_tx, request) => {
      approvals.push(request);
      return randomUUID();
    },
  });
  const role = { id: randomUUID(), name: 'Role', isBuiltIn: false, permissions: [], version: 2 };
  const run = async (call: OperatorContext<never>): Promise<void> => act(call as OperatorContext<unknown>);
  core.operators.route(createRole, async (call) => {
    await run(call as never);
    return role;
  });
  core.operators.route(changeRole, async (call) => {
    assertVersion(call.expectedVersion, 2);
    await run(call as never);
    return role;
  });
  core.operators.route(inviteOperator, async (call) => {
    await run(call as never);
    return { operatorId, link: 'https://console.example.com/secret', expiresAt: '' };
  });
  core.operators.route(listOperators, async (call) => {
    await run(call as never);
    return { list: [] };
  });
  core.operators.route(operatorLogout, async (call) => {
    await run(call as never);
    return { loggedOut: true as const };
  });
  core.operators.route(reportDraftPresence, async (call) => {
    await run(call as never);
    return { people: [] };
  });
  core.operators.route(publishRelease, async (call) => {
    await run(call as never);
    return { environment: 'live' as const, number: 1, releaseId: null, changedBy: null, changedAt: null };
  });
  core.operators.route(operatorPasskeyChallenge, () => ({ challengeId: 'x', options: {} }));
  core.operators.routeWithApproval(requestGrant, async (call) => run(call as never));
});
afterAll(() => gateway.close());

beforeEach(async () => {
  caller = { ...session, provenAt: clock.now() };
  isPermitted = true;
  isLogBroken = false;
  checkResults = [];
  approvals.length = 0;
  act = async (call) => {
    await insertRow(call);
    call.record(note);
  };
  await gateway.core.db.execute(sql`delete from test_rows`);
  await gateway.core.db.execute(sql`delete from test_audit_entries`);
});

const content = { name: 'Role', permissions: ['audit:read' as const] };
const create = (options = {}) => gateway.client.call(createRole, content, options);

describe('a call that changes something', () => {
  it('stores the act together with its entry', async () => {
    getValue(await create());
    expect(await countRows()).toBe(1);
    expect(await readEntries()).toMatchObject([
      {
        operation: 'createRole',
        operatorId,
        outcome: 'done',
        errorCode: null,
        subject: note.subject,
        brand: null,
        address: '192.0.2.7',
      },
    ]);
  });

  it('that records nothing fails and changes nothing', async () => {
    act = insertRow;
    expect((await create()).status).toBe(503);
    expect([await countRows(), await readEntries()]).toEqual([0, []]);
  });

  it('that records two acts fails and changes nothing', async () => {
    act = async (call) => {
      await insertRow(call);
      call.record(note);
      call.record(note);
    };
    expect((await create()).status).toBe(503);
    expect([await countRows(), await readEntries()]).toEqual([0, []]);
  });

  it('that its handler rejects changes nothing, and is recorded once', async () => {
    act = async (call) => {
      await insertRow(call);
      call.record(note);
      throw new GatewayError(ErrorCode.NotFound);
    };
    const key = randomUUID();
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(await create({ key })).toMatchObject({ status: 404, body: { errorCode: ErrorCode.NotFound } });
    expect(await countRows()).toBe(0);
    expect(await readEntries()).toMatchObject([{ outcome: 'rejected', errorCode: ErrorCode.NotFound }]);
  });

  it('runs and is recorded once for an idempotency key', async () => {
    const key = randomUUID();
    const first = await create({ key });
    expect((await create({ key })).body).toEqual(first.body);
    expect([await countRows(), (await readEntries()).length]).toEqual([1, 1]);
    const other = await gateway.client.call(createRole, { ...content, name: 'Other' }, { key });
    expect(other).toMatchObject({ status: 422, body: { errorCode: ErrorCode.IdempotencyConflict } });
  });

  it('needs an idempotency key', async () => {
    expect((await create({ key: '' })).status).toBe(400);
    expect(await countRows()).toBe(0);
  });

  it('shows a secret once, and stores it nowhere', async () => {
    const key = randomUUID();
    const request = { email: 'new@example.com', name: 'New', grants: [] };
    expect(getValue(await gateway.client.call(inviteOperator, request, { key })).link).toContain('secret');
    expect(getValue(await gateway.client.call(inviteOperator, request, { key })).link).toBeNull();
    const { rows } = (await gateway.core.db.execute(sql`select c::text from idempotent_calls c`)) as unknown as {
      rows: object[];
    };
    expect(JSON.stringify(rows)).not.toContain('secret');
  });
});

describe('a version', () => {
  const change = (version?: number) =>
    gateway.client.call(changeRole, { id: randomUUID(), ...content }, version === undefined ? {} : { version });

  it('that is current is accepted', async () => {
    expect((await change(2)).status).toBe(200);
  });

  it('that is stale is rejected with the current one', async () => {
    expect(await change(1)).toMatchObject({
      status: 412,
      body: { errorCode: OperatorErrorCode.VersionStale, value: { version: 2 } },
    });
    expect(await countRows()).toBe(0);
  });

  it('that is missing is rejected', async () => {
    expect(await change()).toMatchObject({ status: 428, body: { errorCode: OperatorErrorCode.VersionMissing } });
  });
});

describe('a rejection', () => {
  const expectEntry = async (call: Promise<unknown>, errorCode: string, status = 403) => {
    expect(await call).toMatchObject({ status, body: { errorCode } });
    expect(await countRows()).toBe(0);
    expect(await readEntries()).toMatchObject([
      { operation: 'createRole', outcome: 'rejected', errorCode, operatorId },
    ]);
  };

  it('because of a missing permission is recorded', async () => {
    isPermitted = false;
    await expectEntry(create(), OperatorErrorCode.OperatorNotPermitted);
  });

  it('because of a missing proof of identity is recorded', async () => {
    caller = { ...session, provenAt: null };
    await expectEntry(create(), ErrorCode.StepUpRequired);
  });

  it('because of a proof that is five minutes old is recorded', async () => {
    caller = { ...session, provenAt: new Date(clock.now().getTime() - minutes(5)) };
    await expectEntry(create(), ErrorCode.StepUpRequired);
  });

  it('of an API token for a grave act is recorded', async () => {
    caller = { ...session, sessionId: null, tokenId: randomUUID(), provenAt: null };
    await expectEntry(create(), OperatorErrorCode.TokenNotAllowed);
  });

  it('of an API token for a change of the own account is recorded', async () => {
    caller = { ...session, sessionId: null, tokenId: randomUUID(), provenAt: null };
    expect(await gateway.client.call(operatorLogout, {})).toMatchObject({
      status: 403,
      body: { errorCode: OperatorErrorCode.TokenNotAllowed },
    });
    expect(await readEntries()).toMatchObject([{ operation: 'operatorLogout', outcome: 'rejected' }]);
  });

  it('because of a permission that ended between the two checks is recorded', async () => {
    act = () => expect.fail('the handler must not run');
    checkResults = [true, false];
    await expectEntry(create(), OperatorErrorCode.OperatorNotPermitted);
  });
});

describe('a read that its handler rejects', () => {
  beforeEach(() => clock.advance(minutes(10)));
  const list = () => gateway.client.call(listOperators, {});
  const rejectWith = (code: ConstructorParameters<typeof GatewayError>[0]) => {
    act = () => Promise.reject(new GatewayError(code));
  };

  it('is recorded if the handler denies access', async () => {
    for (const code of [OperatorErrorCode.OperatorNotPermitted, ErrorCode.NotFound] as const) {
      rejectWith(code);
      expect((await list()).body).toMatchObject({ errorCode: code });
    }
    expect(await readEntries()).toMatchObject([
      {
        operation: 'listOperators',
        outcome: 'rejected',
        errorCode: OperatorErrorCode.OperatorNotPermitted,
        operatorId,
      },
      { operation: 'listOperators', outcome: 'rejected', errorCode: ErrorCode.NotFound, operatorId },
    ]);
  });

  it('is recorded once in ten minutes, and then with the number of the others', async () => {
    rejectWith(OperatorErrorCode.OperatorNotPermitted);
    for (let count = 0; count < 3; count += 1) await list();
    clock.advance(minutes(10));
    caller = { ...session, provenAt: clock.now() };
    await list();
    expect((await readEntries()).map(({ changes }) => changes)).toEqual([
      { path: listOperators.path },
      { path: listOperators.path, unrecorded: 2 },
    ]);
  });

  it('fails if its entry cannot be written, and is recorded when it is repeated', async () => {
    rejectWith(OperatorErrorCode.OperatorNotPermitted);
    isLogBroken = true;
    expect((await list()).status).toBe(503);
    isLogBroken = false;
    expect((await list()).status).toBe(403);
    expect(await readEntries()).toMatchObject([{ outcome: 'rejected', changes: { unrecorded: 1 } }]);
  });

  it('is recorded with the path of the thing, without the query', async () => {
    rejectWith(ErrorCode.NotFound);
    expect((await gateway.client.call(listOperators, { search: 'Ada' } as never)).status).toBe(404);
    expect(await readEntries()).toMatchObject([{ changes: { path: listOperators.path } }]);
  });

  it('is not recorded if the request itself is wrong', async () => {
    rejectWith(ErrorCode.BadRequest);
    expect((await list()).status).toBe(400);
    expect(await readEntries()).toEqual([]);
  });
});

describe('a rejected call about a brand', () => {
  const release = { environment: 'live', releaseId: 'a'.repeat(32), reason: 'For a test' } as const;
  const send = (brand: string) => gateway.client.call(publishRelease, { brand, ...release }, { version: 0 });
  const reject: Readonly<Record<string, () => void>> = {
    [OperatorErrorCode.OperatorNotPermitted]: () => (isPermitted = false),
    [ErrorCode.StepUpRequired]: () => (caller = { ...session, provenAt: null }),
    [OperatorErrorCode.TokenNotAllowed]: () => (caller = { ...session, sessionId: null, tokenId: randomUUID() }),
    [ErrorCode.NotFound]: () => (act = () => Promise.reject(new GatewayError(ErrorCode.NotFound))),
  };

  it.each(Object.keys(reject))('that does not exist is in the chain of the platform: %s', async (code) => {
    reject[code]!();
    expect((await send('nobrand')).body).toMatchObject({ errorCode: code });
    expect(await readEntries()).toMatchObject([
      { brand: null, outcome: 'rejected', errorCode: code, changes: { unknownBrand: 'nobrand' } },
    ]);
  });

  it.each(Object.keys(reject))('that exists is in the chain of the brand: %s', async (code) => {
    reject[code]!();
    expect((await send(existingBrand)).body).toMatchObject({ errorCode: code });
    const [entry] = await readEntries();
    expect(entry).toMatchObject({ brand: existingBrand, outcome: 'rejected', errorCode: code });
    expect(entry?.changes).not.toHaveProperty('unknownBrand');
  });
});

describe('a call of another page', () => {
  it.each(['https://evil.example', 'http://bituinara.localhost:0', 'null'])(
    'from %s changes nothing',
    async (origin) => {
      expect(await create({ headers: { origin } })).toMatchObject({
        status: 403,
        body: { errorCode: OperatorErrorCode.OriginRejected },
      });
      const login = await gateway.client.call(operatorPasskeyChallenge, {}, { headers: { origin } });
      expect(login.status).toBe(403);
      expect(await countRows()).toBe(0);
    },
  );

  it('without an origin changes nothing with the session of a browser', async () => {
    // Options for a call with an API token. With a token, the test client omits the header `origin`.
    const withoutOrigin = { token: 'x' };
    expect(await create(withoutOrigin)).toMatchObject({ body: { errorCode: OperatorErrorCode.OriginRejected } });
    caller = { ...session, sessionId: null, tokenId: randomUUID() };
    expect(await create(withoutOrigin)).toMatchObject({ body: { errorCode: OperatorErrorCode.TokenNotAllowed } });
  });

  it('at the host of a brand does not exist', async () => {
    for (const call of [
      create({ headers: { host: 'bituinara.localhost:0' } }),
      gateway.client.call(listOperators, {}, { headers: { host: 'localhost:0' } }),
    ])
      expect(await call).toMatchObject({ status: 421, body: { errorCode: ErrorCode.HostUnknown } });
  });
});

describe('an operation that needs two persons', () => {
  const request = { brand: null, operatorId: randomUUID(), roleId: 'owner', endsAt: null, reason: 'For a test' };
  const sendRequest = () => gateway.client.call(requestGrant, request);
  const approve = (approval: ApprovalRequest) =>
    gateway.core.db.transaction((tx) =>
      gateway.core.operators.performApproved(tx, approval, { address: '192.0.2.8', onCommit: () => {} }),
    );

  it('only stores the request', async () => {
    expect(getValue(await sendRequest()).approvalId).toMatch(/^[\w-]{36}$/);
    expect(await countRows()).toBe(0);
    expect(await readEntries()).toMatchObject([{ operation: 'requestGrant', outcome: 'requested' }]);
    expect(approvals).toMatchObject([
      { operation: 'requestGrant', permission: 'grants:write', request, requestedBy: operatorId },
    ]);
  });

  it('runs when it is approved, and returns what it recorded', async () => {
    await sendRequest();
    expect(await approve(approvals[0] as ApprovalRequest)).toEqual(note);
    expect(await countRows()).toBe(1);
  });

  it('does not run if the requester has lost the permission, or if it records nothing', async () => {
    await sendRequest();
    const [approval] = approvals as [ApprovalRequest];
    isPermitted = false;
    await expect(approve(approval)).rejects.toMatchObject({ code: OperatorErrorCode.OperatorNotPermitted });
    isPermitted = true;
    act = insertRow;
    await expect(approve(approval)).rejects.toThrow('recorded nothing');
    expect(await countRows()).toBe(0);
  });
});

describe('a call that leaves no trace', () => {
  const report = () => gateway.client.call(reportDraftPresence, { brand: 'plenty', draftId: randomUUID(), path: null });

  it('stores nothing, and runs again if it is repeated', async () => {
    let calls = 0;
    act = () => void (calls += 1);
    const before = await gateway.core.db.$count(sql`idempotent_calls`);
    getValue(await report());
    getValue(await report());
    expect(calls).toBe(2);
    expect(await readEntries()).toEqual([]);
    expect(await gateway.core.db.$count(sql`idempotent_calls`)).toBe(before);
  });

  it('fails if it changes or records something', async () => {
    for (const handler of [
      insertRow,
      ({ record }: OperatorContext<unknown>) => record(note),
      ({ onCommit }: OperatorContext<unknown>) => onCommit(async () => {}),
    ]) {
      act = handler;
      expect((await report()).status).toBe(503);
    }
    expect([await countRows(), await readEntries()]).toEqual([0, []]);
  });

  it('is recorded if it is not permitted', async () => {
    isPermitted = false;
    expect((await report()).status).toBe(403);
    expect(await readEntries()).toMatchObject([{ operation: 'reportDraftPresence', outcome: 'rejected' }]);
  });
});

describe('the registration of a route', () => {
  it.each<Partial<OperatorRules>>([
    { risk: 'stepUp' },
    { isVersioned: true },
    { showsPersonalData: true },
    { secretFields: ['name'] },
  ])('rejects a call without a trace with the rule %o', (rules) => {
    const operator = { ...reportDraftPresence.operator, ...rules } as OperatorRules;
    const register = () => gateway.core.operators.route({ ...reportDraftPresence, operator }, () => ({ people: [] }));
    expect(register).toThrow('leaves no trace');
  });

  it('rejects an operation with the wrong risk', () => {
    const { route, routeWithApproval } = gateway.core.operators;
    expect(() => route(requestGrant, () => ({ approvalId: '' }))).toThrow('register it with routeWithApproval');
    expect(() => routeWithApproval(createApiToken, async () => {})).toThrow('register it with route');
  });
});

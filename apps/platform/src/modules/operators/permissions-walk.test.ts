import type { Operation } from '@livery/contract/operation';
import { createApiToken } from '@livery/contract/operators/api-tokens';
import { draftEventsPath } from '@livery/contract/operators/drafts';
import { requestGrant } from '@livery/contract/operators/grants';
import { hostEventsPath } from '@livery/contract/operators/hosts';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { type Permission, permissions as allPermissions } from '@livery/contract/operators/permissions';
import { createRole } from '@livery/contract/operators/roles';
import { ErrorCode } from '@livery/contract/errors';
import { type RegisteredOperation, registry } from '@livery/contract/registry';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { days, minutes } from '../../core/clock/durations.ts';
import { getValue, type Reply } from '../../testing/client.ts';
import { createConsoleClient, type ConsoleClient } from '../../testing/operators/console-client.ts';
import { createTestOperator } from '../../testing/operators/create-test-operator.ts';
import { buildSampleRequest } from '../../testing/sample-request.ts';
import { buildTestApp, type TestApp } from '../../testing/test-platform.ts';
import { auditEntries } from '../audit/audit.tables.ts';
import { insertGrant } from './access/grants.ts';
import { type BuiltInRoleId, builtInRoles } from './index.ts';
import {
  consoleOutcomes,
  failingHandlers,
  personalDataRequests,
  sampleFields,
  selfPermissions,
} from './permissions-walk.outcomes.ts';

const [brand, otherBrand] = ['bituinara', 'firuzara'] as const;

const byPath = registry.filter(({ path }) => path.startsWith('/ops'));
const consoleOperations = byPath.filter(({ access }) => access === 'console');
/** Operations that need a session. `operatorLogout` ends the session, so it is the last of the list. */
const operations = byPath
  .filter(({ access }) => access === 'operator')
  .sort((one, other) => Number(one.name === 'operatorLogout') - Number(other.name === 'operatorLogout'));

const draftSchemas = registry.find(({ name }) => name === 'getDraft')?.schemas as RegisteredOperation['schemas'];
/**
 * Streams of events, in the form of operations. They are not operations of the API contract, but the gateway checks the
 * same permissions.
 */
const streams: readonly RegisteredOperation[] = (
  [
    { name: 'draftEvents', path: draftEventsPath, permission: 'drafts:read' },
    { name: 'hostEvents', path: hostEventsPath, permission: 'brands:read' },
  ] as const
).map(({ name, path, permission }) => ({
  name,
  path,
  method: 'GET',
  access: 'operator',
  operator: { permission, scope: 'brand', risk: 'plain' },
  summary: name,
  schemas: draftSchemas,
}));
const withoutNames = (path: string): string => path.replace(/:\w+/g, ':');

/**
 * Returns true for a stream that never ends for a permitted caller. This test cannot read such a stream to its end. The
 * test of the hosts reads it.
 */
const isEndless = ({ name }: Operation): boolean => name === 'hostEvents';

/** Somebody who calls the operations: an operator, a program with an API token, or a visitor without a session. */
interface Caller {
  readonly client: ConsoleClient;
  /** Null without a session. */
  readonly operatorId: string | null;
  readonly token?: string;
  readonly hasFreshProof: boolean;
  readonly permissions: readonly Permission[];
  /** Brands for which the caller has the permissions. Null for all brands and the whole platform. */
  readonly brands: readonly string[] | null;
}

let platform: TestApp;
beforeAll(async () => {
  platform = await buildTestApp();
  // Extra owner who makes no calls, so that no call is rejected because it would remove the last owner.
  await createTestOperator(platform, { grants: [{ role: 'owner', brand: null }] });
});
afterAll(() => platform.close());

/** Builds a request of an operation with its required fields. */
const buildRequest = (
  { name, schemas: { request: schema }, operator }: RegisteredOperation,
  forBrand: string,
): object => {
  const known = { ...sampleFields[name], ...(operator?.scope === 'brand' && { brand: forBrand }) };
  let request = buildSampleRequest(schema, known) as Readonly<Record<string, unknown>>;
  for (const field of Object.keys(request)) {
    const { [field]: _optional, ...rest } = request;
    if (!(field in known) && schema.safeParse(rest).success) request = rest;
  }
  expect(schema.safeParse(request).success, `${name} needs a request in sampleFields: ${JSON.stringify(request)}`).toBe(
    true,
  );
  return request;
};

let callCount = 0;
const call = ({ client, token }: Caller, operation: RegisteredOperation, request: object): Promise<Reply<unknown>> => {
  // Each call has a different IP address, because some operations limit the calls of one address.
  callCount += 1;
  return client.call(operation as Operation, request, {
    address: `198.18.${callCount >> 8}.${callCount & 255}`,
    ...(token !== undefined && { token }),
    ...(operation.operator?.isVersioned && { version: 1 }),
  });
};

/**
 * Returns the error code with which the gateway must reject a call. Returns undefined if the caller is permitted to
 * make the call.
 */
const findDenial = (
  { name, method, operator: rules }: Operation,
  { operatorId, token, hasFreshProof, permissions, brands }: Caller,
  forBrand: string,
): string | undefined => {
  if (!rules) throw new Error(`${name} has no rules`);
  if (operatorId === null) return OperatorErrorCode.OperatorNotLoggedIn;
  const { permission, scope, risk } = rules;
  const isInScope = brands === null || (scope === 'brand' && brands.includes(forBrand));
  if (permission !== 'self' && !(permissions.includes(permission) && isInScope))
    return OperatorErrorCode.OperatorNotPermitted;
  const changesAccount = permission === 'self' && method !== 'GET';
  if (token !== undefined && (changesAccount || risk !== 'plain')) return OperatorErrorCode.TokenNotAllowed;
  if ((risk === 'stepUp' || risk === 'twoPersons') && !hasFreshProof) return ErrorCode.StepUpRequired;
  const needed = selfPermissions[name];
  return needed && !permissions.includes(needed) ? OperatorErrorCode.OperatorNotPermitted : undefined;
};

const denials: readonly string[] = [
  OperatorErrorCode.OperatorNotLoggedIn,
  OperatorErrorCode.OperatorNotPermitted,
  OperatorErrorCode.TokenNotAllowed,
  ErrorCode.StepUpRequired,
];

const getCode = ({ body }: Reply<unknown>): string => (body.success ? 'done' : body.errorCode);

/** Returns the audit log entry that a call must add, as a line. Returns undefined if the call must add none. */
const toEntry = (
  { name, method, operator: rules }: Operation,
  reply: Reply<unknown>,
  forBrand: string,
): string | undefined => {
  const code = getCode(reply);
  const chain = rules?.scope === 'brand' ? forBrand : 'platform';
  if (code === OperatorErrorCode.OperatorNotLoggedIn || (reply.status >= 500 && failingHandlers.includes(name)))
    return undefined;
  if (code !== 'done') {
    const isRecorded = method !== 'GET' || denials.includes(code) || [403, 404].includes(reply.status);
    return isRecorded ? `${chain} ${name} rejected ${code}` : undefined;
  }
  const isRead = method === 'GET' || rules?.isTransient;
  if (isRead && !rules?.showsPersonalData) return undefined;
  return `${chain} ${name} ${rules?.risk === 'twoPersons' ? 'requested' : 'done'} null`;
};

/** Returns the entries of an operator in the audit log, each as a line. */
const readEntries = async ({ operatorId, token }: Caller): Promise<readonly string[]> => {
  const rows = await platform.store.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.operatorId, operatorId ?? ''))
    .orderBy(asc(auditEntries.id));
  return rows
    .filter(({ tokenId }) => (tokenId !== null) === (token !== undefined))
    .map(({ chain, operation, outcome, errorCode }) => `${chain} ${operation} ${outcome} ${errorCode}`);
};

/**
 * Calls operations one after the other, and compares all entries in the audit log. Returns the outcome of each operation:
 * `done`, or an error code.
 */
const expectWalk = async (
  caller: Caller,
  walked: readonly RegisteredOperation[] = [...streams, ...operations],
  forBrand: string = brand,
): Promise<Readonly<Record<string, string>>> => {
  const outcomes: Record<string, string> = {};
  const before = (await readEntries(caller)).length;
  const expected: string[] = [];
  const mistaken: string[] = [];
  for (const operation of walked) {
    const denial = findDenial(operation, caller, forBrand);
    if (denial === undefined && isEndless(operation)) continue;
    const reply = await call(caller, operation, buildRequest(operation, forBrand));
    const code = getCode(reply);
    outcomes[operation.name] = code;
    const isExpected = denial === undefined ? !denials.includes(code) : code === denial;
    // The test gateway has no compiled app, so this error is expected.
    const isFailure = reply.status >= 500 && code !== OperatorErrorCode.ComposerUnavailable;
    if (!isExpected || isFailure) mistaken.push(`${operation.name} gives ${reply.status} ${code}, not ${denial}`);
    const entry = toEntry(operation, reply, forBrand);
    if (entry) expected.push(entry);
  }
  expect(mistaken).toEqual([]);
  expect((await readEntries(caller)).slice(before)).toEqual(expected);
  return outcomes;
};

/**
 * Creates an operator with a built-in role, and logs the operator in. The entries of the log-in are then already in the
 * audit log.
 */
const createCaller = async (role: BuiltInRoleId, grantBrand: string | null): Promise<Caller> => {
  const operator = await createTestOperator(platform, { grants: [{ role, brand: grantBrand }] });
  return {
    client: operator,
    operatorId: operator.id,
    hasFreshProof: true,
    permissions: builtInRoles[role].permissions,
    brands: grantBrand === null ? null : [grantBrand],
  };
};

/**
 * Creates an operator with a grant for the whole platform. `roleId` can be a role that the test has created, and the
 * grant can have ended.
 */
const createGranted = async (
  roleId: string,
  { permissions, endsAt }: { readonly permissions: readonly Permission[]; readonly endsAt: Date | null },
): Promise<Caller> => {
  const operator = await createTestOperator(platform);
  const grant = { operatorId: operator.id, roleId, brand: null, endsAt, reason: 'For a test' };
  await insertGrant(platform.store.db, grant, { givenBy: null, now: platform.clock.now() });
  return { client: operator, operatorId: operator.id, hasFreshProof: true, permissions, brands: null };
};

/**
 * Creates a caller with an API token of an owner. The token permits only `permissions` and `brands`, which is less than
 * the owner can do.
 */
const createProgram = async (permissions: readonly Permission[], brands: string[] | null): Promise<Caller> => {
  const owner = await createCaller('owner', null);
  const endsAt = new Date(platform.clock.now().getTime() + days(1)).toISOString();
  const request = { name: 'Program', permissions: [...permissions], brands, endsAt };
  const { token } = getValue(await owner.client.call(createApiToken, request));
  return { ...owner, token: token as string, hasFreshProof: false, permissions, brands };
};

it('walks every operation of the console, and knows those with personal data or without a session', () => {
  expect(byPath.length).toBe(operations.length + consoleOperations.length);
  expect(Object.keys(consoleOutcomes).sort()).toEqual(consoleOperations.map(({ name }) => name).sort());
  const shown = operations.filter(({ operator }) => operator?.showsPersonalData).map(({ name }) => name);
  expect(Object.keys(personalDataRequests).sort()).toEqual(shown.sort());
});

/** Returns the paths of all routes of the gateway, without the names of their parameters. */
const listRoutePaths = (): readonly string[] => {
  const parents: string[] = [];
  return platform.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', methods] = /^([│├└─\s]*)(\S*)(?: \((.+)\))?/.exec(line) ?? [];
      const depth = indent.length / 4 - 1;
      parents.splice(depth, Number.POSITIVE_INFINITY, segment);
      return methods === undefined ? [] : [parents.join('')];
    })
    .map(withoutNames);
};

it('knows every route of the console, also streams', () => {
  const served = listRoutePaths().filter((path) => path.startsWith('/ops/'));
  const known = [...byPath, ...streams].map(({ path }) => withoutNames(path));
  expect([...new Set(served)].sort()).toEqual([...new Set(known)].sort());
});

it('gives an owner the expected outcome of each operation, and records each call', async () => {
  const outcomes = await expectWalk(await createCaller('owner', null), operations);
  expect(Object.keys(outcomes)).toHaveLength(operations.length);
});

it('gives somebody without a session the expected outcome of each log-in, and records it', async () => {
  const nobody: Caller = {
    client: createConsoleClient(platform),
    operatorId: null,
    hasFreshProof: false,
    permissions: [],
    brands: [],
  };
  const outcomes: Record<string, readonly string[]> = {};
  for (const operation of consoleOperations) {
    const count = await platform.store.db.$count(auditEntries);
    const code = getCode(await call(nobody, operation, buildRequest(operation, brand)));
    const entries = (await platform.store.db.select().from(auditEntries).orderBy(asc(auditEntries.id))).slice(count);
    outcomes[operation.name] = [
      code,
      ...entries.map((entry) => `${entry.operation} ${entry.outcome} ${entry.errorCode} ${entry.operatorId}`),
    ];
  }
  expect(outcomes).toEqual(consoleOutcomes);
});

it('denies every operation without a session, and records nothing', async () => {
  const nobody: Caller = {
    client: createConsoleClient(platform),
    operatorId: null,
    hasFreshProof: false,
    permissions: [],
    brands: [],
  };
  const count = await platform.store.db.$count(auditEntries);
  await expectWalk(nobody);
  expect(await platform.store.db.$count(auditEntries)).toBe(count);
});

const roles = Object.keys(builtInRoles) as BuiltInRoleId[];
const brandOperations = [...streams, ...operations].filter(({ operator }) => operator?.scope === 'brand');

it.concurrent.each(roles)(
  'denies the role %s for a brand each operation of another brand, and records it',
  async (role) => {
    const outcomes = await expectWalk(await createCaller(role, otherBrand), brandOperations);
    expect(new Set(Object.values(outcomes))).toEqual(new Set([OperatorErrorCode.OperatorNotPermitted]));
  },
);

it.concurrent.each(roles)(
  'permits the role %s for a brand the operations of its permissions, and records each call',
  async (role) => {
    await expectWalk(await createCaller(role, brand));
  },
);

it.concurrent.each(roles)(
  'permits the role %s for the platform the operations of its permissions, and records each call',
  async (role) => {
    await expectWalk(await createCaller(role, null));
  },
);

it.concurrent.each<readonly [string, () => Promise<Caller>]>([
  [
    'an owner whose grant has ended',
    async () => ({
      ...(await createGranted('owner', {
        permissions: [],
        endsAt: new Date(platform.clock.now().getTime() - minutes(1)),
      })),
    }),
  ],
  [
    'an operator with a custom role',
    async () => {
      const permissions: Permission[] = ['roles:read', 'brands:read', 'drafts:read', 'releases:review'];
      const owner = await createCaller('owner', null);
      const { id } = getValue(await owner.client.call(createRole, { name: 'Custom role of the walk', permissions }));
      return createGranted(id, { permissions, endsAt: null });
    },
  ],
  ['a program with too few permissions', () => createProgram(['roles:read', 'brands:read'], null)],
  ['a program for another brand', () => createProgram(allPermissions, [otherBrand])],
  ['a program with all permissions', () => createProgram(allPermissions, null)],
])('permits %s the operations of the scope, and records each call', async (_name, create) => {
  await expectWalk(await create());
});

it('records each read of personal data', async () => {
  const owner = await createCaller('owner', null);
  const grant = {
    brand: null,
    operatorId: owner.operatorId ?? '',
    roleId: 'owner',
    endsAt: null,
    reason: 'For a test',
  };
  const other = await createCaller('owner', null);
  const { approvalId } = getValue(await other.client.call(requestGrant, grant));
  for (const operation of operations.filter(({ operator }) => operator?.showsPersonalData)) {
    const before = (await readEntries(owner)).length;
    const request = { ...personalDataRequests[operation.name]?.({ brand, approvalId }) };
    expect(getCode(await call(owner, operation, request)), operation.name).toBe('done');
    const entries = (await readEntries(owner)).slice(before);
    expect(entries.map((entry) => entry.split(' ').slice(1).join(' '))).toEqual([`${operation.name} done null`]);
  }
});

it('denies each grave act without a fresh proof of identity, and records it', async () => {
  const owner = await createCaller('owner', null);
  platform.clock.advance(minutes(6));
  const grave = operations.filter(({ operator }) => operator?.risk !== 'plain');
  await expectWalk({ ...owner, hasFreshProof: false }, grave);
});

it('lets the auditor and the regulator change nothing', () => {
  for (const role of ['auditor', 'regulator'] as const)
    expect(builtInRoles[role].permissions.filter((permission) => !/:(?:read|export)$/.test(permission))).toEqual([]);
});

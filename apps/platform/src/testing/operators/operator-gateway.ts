import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '@livery/contract/envelope';
import { type Operation, operation, type RequestBody, type ResponseValue } from '@livery/contract/operation';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import type { Permission } from '@livery/contract/operators/permissions';
import { type RegisteredOperation, registry } from '@livery/contract/registry';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Config } from '../../core/config/config.ts';
import { defaultRuntimeSettings } from '../../core/config/runtime-settings.ts';
import { createCore } from '../../core/create-core.ts';
import type { DatabaseHandle } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { startModules } from '../../core/modules/start-modules.ts';
import { assertVersion } from '../../core/operators/versions.ts';
import { createFolderStore } from '../../core/storage/folder-store.ts';
import { approvalsModule } from '../../modules/approvals/index.ts';
import { auditModule, checkpointStorePort } from '../../modules/audit/index.ts';
import { createEmptyAppStore } from '../app-store.ts';
import { createManualClock } from '../test-platform.ts';
import { noSignatures } from './signature-stand-in.ts';

const noteSchemas = {
  request: z.object({ brand: z.string(), id: z.string(), text: z.string() }),
  value: z.object({ approvalId: z.optional(z.string()) }),
};
const noteOperator = { permission: 'releases:publish', scope: 'brand' } as const;

/** Operation of the operators' API that exists only in tests. It stores a note (a test record) of a brand. */
export const writeNote = operation<typeof noteSchemas>()({
  name: 'writeNote',
  method: 'POST',
  path: '/ops/test/notes',
  access: 'operator',
  operator: { ...noteOperator, risk: 'plain' },
  summary: 'Store a note',
});

/**
 * Operation of the operators' API that exists only in tests. It changes a note (a test record) of a brand after a
 * second operator has approved the change.
 */
export const changeNote = operation<typeof noteSchemas>()({
  name: 'changeNote',
  method: 'PUT',
  path: '/ops/test/notes',
  access: 'operator',
  operator: { ...noteOperator, risk: 'twoPersons', isVersioned: true },
  summary: 'Change a note',
});

/**
 * Texts of notes that make the handlers of the test operations fail. With `rejected`, a handler throws a
 * GatewayError, so the call is rejected. With `failing`, a handler throws an unexpected error.
 */
export const noteText = { rejected: 'rejected', failing: 'failing' } as const;

/** Number of open gateways that use the test operations. */
let gatewayCount = 0;

/**
 * Counts a test gateway as closed. When the last one is closed, removes the test operations from the registry of
 * operations, because other test files use the same registry.
 */
const removeTestOperations = (): void => {
  gatewayCount -= 1;
  if (gatewayCount > 0) return;
  for (const each of [writeNote, changeNote]) {
    const index = registry.findIndex(({ name }) => name === each.name);
    if (index >= 0) (registry as RegisteredOperation[]).splice(index, 1);
  }
};

const addTestOperations = (): void => {
  gatewayCount += 1;
  for (const each of [writeNote, changeNote])
    if (!registry.some(({ name }) => name === each.name))
      (registry as RegisteredOperation[]).push({ ...each, schemas: noteSchemas });
};

/** Permissions of each operator in a test, as `<permission> <brand>`. The brand `*` means the whole platform. */
export type Grants = Record<string, readonly `${Permission} ${string}`[]>;

/**
 * Creates a module that replaces the module with the operators' accounts. The header `authorization` of a call
 * contains the operator id, which must be a key of `grants`. After the commit of a changed note, the module adds the
 * id of the note to `committed`.
 */
const createAccountsModule = (grants: Grants, committed: string[]) =>
  defineModule({
    name: 'test-accounts',
    dependsOn: {},
    prepare: async ({ db }) => {
      await db.execute(sql`create table if not exists test_notes (id text primary key, text text, version integer)`);
    },
    register: ({ clock, operators, operatorChecks }) => {
      operatorChecks.provide({
        authenticateOperator: async ({ headers: { authorization } }) => {
          if (!authorization || !(authorization in grants))
            throw new GatewayError(OperatorErrorCode.OperatorNotLoggedIn);
          const session = { name: authorization, tokenId: null, sessionId: 's', provenAt: clock.now() };
          return { operatorId: authorization, ...session };
        },
        isPermitted: async (_db, { operatorId }, permission, brand) =>
          (grants[operatorId] ?? []).some((grant) => [`${permission} ${brand}`, `${permission} *`].includes(grant)),
        listPermittedBrands: async () => new Set(),
        listRoles: async () => [],
        isExistingBrand: async () => true,
        listUnservedBrands: async () => [],
        ...noSignatures,
      });
      operators.route(writeNote, async ({ tx, request: { id, text }, record }) => {
        record({ subject: { kind: 'note', id }, changes: { text } });
        await tx.execute(sql`insert into test_notes values (${id}, ${text}, 1)`);
        if (text === noteText.failing) throw new Error('The handler fails');
        if (text === noteText.rejected) throw new GatewayError(OperatorErrorCode.OriginRejected);
        return {};
      });
      operators.routeWithApproval(
        changeNote,
        async ({ tx, request: { id, text }, expectedVersion, record, onCommit }) => {
          onCommit(async () => committed.push(id));
          const changed = (await tx.execute(
            sql`update test_notes set text = ${text}, version = version + 1 where id = ${id} returning version`,
          )) as unknown as { rows: { version: number }[] };
          assertVersion(expectedVersion, (changed.rows[0]?.version ?? 0) - 1);
          if (text === noteText.failing) throw new Error('The handler fails');
          if (text === noteText.rejected) throw new GatewayError(OperatorErrorCode.OriginRejected);
          record({ subject: { kind: 'note', id }, changes: { text } });
        },
      );
    },
  });

const createTestConfig = async (): Promise<Config> => ({
  port: 0,
  isDemo: true,
  payoutHoldHours: 24,
  streamsPerAddress: 200,
  publicOrigin: 'https://play.example.com',
  dataFolder: await mkdtemp(join(tmpdir(), 'livery-operators-')),
  merchantsFolder: await mkdtemp(join(tmpdir(), 'livery-merchants-')),
  bundlesFolder: await mkdtemp(join(tmpdir(), 'livery-bundles-')),
  consoleFolder: join(tmpdir(), 'livery-no-console'),
  compileFolder: join(tmpdir(), 'livery-no-compiled-app'),
  runtime: defaultRuntimeSettings,
});

interface CallOptions {
  readonly as: string;
  readonly key?: string;
  readonly version?: number;
}

/**
 * Starts a gateway with the audit log and approvals. The keys of `grants` are the ids of its operators, who have no
 * accounts.
 */
export const startOperatorGateway = async (grants: Grants, options: { readonly store?: DatabaseHandle } = {}) => {
  addTestOperations();
  const clock = createManualClock();
  const config = await createTestConfig();
  const store = options.store ?? (await createEmptyAppStore());
  const { core, close } = await createCore({ config, clock, store, logLevel: 'error' });
  const checkpointsFolder = join(config.dataFolder, 'audit');
  core.ports.provide(checkpointStorePort, createFolderStore(checkpointsFolder));
  /** Ids of the notes whose change has been committed. The handler of the test operation adds them after the commit. */
  const committed: string[] = [];
  await startModules(core, [createAccountsModule(grants, committed), auditModule, approvalsModule]);
  core.operatorChecks.assertComplete();

  const call = async <O extends Operation>(
    target: O,
    request: RequestBody<O>,
    { as, key = randomUUID(), version }: CallOptions,
  ): Promise<{ readonly status: number; readonly body: Envelope<ResponseValue<O>> }> => {
    const rest: Record<string, unknown> = { ...(request as object) };
    const path = target.path.replace(/:(\w+)/g, (_, name: string) => {
      const value = encodeURIComponent(String(rest[name]));
      delete rest[name];
      return value;
    });
    const isRead = target.method === 'GET';
    const query = isRead ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
    const response = await core.app.inject({
      method: target.method,
      url: path + query,
      headers: {
        host: 'console.play.example.com',
        origin: 'https://console.play.example.com',
        authorization: as,
        'idempotency-key': key,
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...(!isRead && { 'content-type': 'application/json' }),
      },
      ...(!isRead && { payload: JSON.stringify(rest) }),
    });
    return { status: response.statusCode, body: response.json() };
  };

  return {
    core,
    clock,
    checkpointsFolder,
    committed,
    close: async () => {
      removeTestOperations();
      await close();
    },
    call,
    /** Sends a call, and returns the value of a successful response. Throws an Error if the response is a failure. */
    get: async <O extends Operation>(
      target: O,
      request: RequestBody<O>,
      callOptions: CallOptions,
    ): Promise<ResponseValue<O>> => {
      const { status, body } = await call(target, request, callOptions);
      if (!body.success) throw new Error(`${target.name} gives ${status} ${JSON.stringify(body)}`);
      return body.value;
    },
    readNotes: async () =>
      (
        (await core.db.execute(sql`select id, text, version from test_notes order by id`)) as unknown as {
          rows: { id: string; text: string; version: number }[];
        }
      ).rows,
  };
};
export type OperatorGateway = Awaited<ReturnType<typeof startOperatorGateway>>;

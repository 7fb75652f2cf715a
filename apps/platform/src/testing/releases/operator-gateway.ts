import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Operation, RequestBody, ResponseValue } from '@livery/contract/operation';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import type { Permission } from '@livery/contract/operators/permissions';
import { provideAdapters } from '../../app-adapters.ts';
import type { Config } from '../../core/config/config.ts';
import { defaultRuntimeSettings, type RuntimeSettings } from '../../core/config/runtime-settings.ts';
import { createCore } from '../../core/create-core.ts';
import type { DatabaseHandle } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { startModules } from '../../core/modules/start-modules.ts';
import type { AuditEntry } from '../../core/operators/operator-context.ts';
import { modules } from '../../modules.ts';
import { assertNoSecrets } from '../../modules/audit/assert-no-secrets.ts';
import type { Reply } from '../client.ts';
import { createEmptyAppStore } from '../app-store.ts';
import { createSignatureStandIn } from '../operators/signature-stand-in.ts';
import { createManualClock } from '../test-platform.ts';

/** Public origin of the test gateway. Each brand has its own origin, `http://<code>.play.test`. */
const site = 'http://play.test';
const consoleOrigin = 'http://console.play.test';

interface OperatorGatewayOptions {
  readonly store?: DatabaseHandle;
  readonly settings?: Partial<Omit<Config, 'runtime'>>;
  readonly runtime?: Partial<RuntimeSettings>;
  /** Permissions by operator name. An operator without an entry has all permissions. */
  readonly permissions?: Record<string, readonly Permission[]>;
  /**
   * Brands to which an operator's permissions are limited, by operator name. An operator without an entry is not
   * limited.
   */
  readonly brands?: Readonly<Record<string, readonly string[]>>;
  /** Roles by operator name. An operator without an entry has no roles. */
  readonly roles?: Readonly<Record<string, readonly string[]>>;
}

const toPermitted = (brands: readonly string[] | undefined): 'all' | ReadonlySet<string> =>
  brands ? new Set(brands) : 'all';

interface OperatorCallOptions {
  readonly operator?: string;
  /** Version for the header `If-Match`, without quotes. If undefined, the call has no `If-Match` header. */
  readonly version?: number;
  readonly key?: string;
}

/**
 * Starts a gateway that is not a demonstration, with all modules. Any name in the header `Authorization` is accepted as
 * an operator with a recent proof of identity and one passkey, with which `sign` signs a challenge. `audit` collects the
 * entries for the audit log.
 */
export const buildOperatorGateway = async ({
  store,
  settings,
  runtime,
  permissions = {},
  brands = {},
  roles = {},
}: OperatorGatewayOptions = {}) => {
  const clock = createManualClock();
  const config: Config = {
    port: 0,
    isDemo: false,
    captcha: { hasImage: true, provider: 'proof-of-work', work: 1 },
    payoutHoldHours: 24,
    streamsPerAddress: 200,
    keyEncryptionKeys: [{ id: 'test', key: Buffer.alloc(32, 1) }],
    publicOrigin: site,
    dataFolder: await mkdtemp(join(tmpdir(), 'livery-operators-')),
    merchantsFolder: fileURLToPath(new URL('../../../../../merchants', import.meta.url)),
    bundlesFolder: await mkdtemp(join(tmpdir(), 'livery-bundles-')),
    compileFolder: join(tmpdir(), 'livery-no-compiled-app'),
    consoleFolder: join(tmpdir(), 'livery-no-console'),
    ...settings,
    runtime: { ...defaultRuntimeSettings, ...runtime },
  };
  const database = store ?? (await createEmptyAppStore());
  const { core, listen, close } = await createCore({ config, clock, store: database, logLevel: 'error' });
  const faults = new Map<string, Error>();
  core.app.addHook('onError', async ({ headers }, _reply, error) => {
    if (!(error instanceof GatewayError)) faults.set(String(headers['idempotency-key']), error);
  });
  const audit: AuditEntry[] = [];
  const signatures = createSignatureStandIn(core.shared.ephemeralStore, consoleOrigin);
  core.operatorChecks.provide({
    ...signatures.checks,
    authenticateOperator: async ({ headers }) => {
      if (!headers.authorization) throw new GatewayError(OperatorErrorCode.OperatorNotLoggedIn);
      const name = headers.authorization;
      return { operatorId: name, name, tokenId: null, sessionId: 'session', provenAt: clock.now() };
    },
    isPermitted: async (_db, { operatorId }, permission, brand) =>
      (permissions[operatorId]?.includes(permission) ?? true) &&
      (brands[operatorId]?.some((each) => each === brand) ?? true),
    listPermittedBrands: async (_db, { operatorId }, permission) =>
      (permissions[operatorId]?.includes(permission) ?? true) ? toPermitted(brands[operatorId]) : new Set(),
    listRoles: async (_db, operatorId) => roles[operatorId] ?? [],
    appendAudit: async (_tx, entry) => {
      assertNoSecrets(entry.changes);
      audit.push(entry);
    },
    requestApproval: async () => randomUUID(),
  });
  await provideAdapters(core, undefined);
  // The gateway starts without these modules. The functions that `core.operatorChecks.provide` gets above replace
  // them.
  const replaced = ['operators', 'audit', 'approvals'];
  const services = await startModules(
    core,
    modules.filter(({ name }) => !replaced.includes(name)),
  );
  core.brands.onChange((brands) => services.prepare({ ...core, brands }));

  const call = async <O extends Operation>(
    operation: O,
    request: RequestBody<O>,
    { operator = 'kim', version, key = randomUUID() }: OperatorCallOptions = {},
  ): Promise<Reply<ResponseValue<O>>> => {
    const fields = request as Record<string, unknown>;
    const path = operation.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(fields[name])));
    const query = Object.entries(fields).filter(([name]) => !operation.path.includes(`:${name}`));
    const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString();
    const url = operation.method === 'GET' && search ? `${path}?${search}` : path;
    const response = await core.app.inject({
      method: operation.method,
      url,
      headers: {
        host: new URL(consoleOrigin).host,
        origin: consoleOrigin,
        authorization: operator,
        'idempotency-key': key,
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...(operation.method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(operation.method !== 'GET' && { payload: JSON.stringify(request) }),
    });
    return { status: response.statusCode, headers: response.headers, body: response.json(), fault: faults.get(key) };
  };

  /** Requests a path at the host of a brand. */
  const get = (code: string, path: string, headers: Record<string, string> = {}) =>
    core.app.inject({ url: path, headers: { host: `${code}.play.test`, ...headers } });

  const { sign } = signatures;
  return { core, config, clock, audit, permissions, call, sign, get, listen, close, runJob: core.jobs.run };
};
export type OperatorGateway = Awaited<ReturnType<typeof buildOperatorGateway>>;

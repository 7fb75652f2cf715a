import { mkdir } from 'node:fs/promises';
import rateLimit from '@fastify/rate-limit';
import { type Clock, systemClock } from './clock/clock.ts';
import { seconds } from './clock/durations.ts';
import { createBrandDirectory } from './config/brand-directory.ts';
import { type Config, ConfigError } from './config/config.ts';
import type { Core, Interceptor } from './core.ts';
import { createKeyStore } from './crypto/gateway-keys.ts';
import { createKeyEncryption } from './crypto/key-encryption.ts';
import { loadWireKeys } from './crypto/wire-keys.ts';
import { createBodyDecryptor } from './crypto/request-encryption/decrypt-body.ts';
import { createUsedEnvelopes } from './crypto/request-encryption/used-envelopes.ts';
import { connectDatabase } from './db/connect-database.ts';
import type { DatabaseHandle } from './db/database.ts';
import { livenessPath, readinessPath, registerHealth } from './health/health.ts';
import { createBrandHosts } from './http/hosts/brand-hosts.ts';
import { createCallChecks } from './http/calls/call-checks.ts';
import { enableCors } from './http/responses/cors.ts';
import { registerFileServer } from './http/file-server.ts';
import { createCountryResolver } from './http/hosts/country.ts';
import { createIdempotency, type Idempotency } from './http/idempotency/idempotency.ts';
import { createOpenResponses } from './http/responses/open-responses.ts';
import { rejectUnknownHosts } from './http/hosts/reject-unknown-hosts.ts';
import { createRoute } from './http/route.ts';
import { registerSecurityHeaders } from './http/responses/security-headers.ts';
import { createHttpServer } from './http/server.ts';
import { createProxyTrust } from './http/hosts/trusted-proxies.ts';
import { createJobs, repeat } from './jobs/jobs.ts';
import { createLifecycle, type Lifecycle } from './lifecycle/create-lifecycle.ts';
import { createMetrics, measureRequests, type Metrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/metrics-server.ts';
import { docsRoutes } from './openapi/openapi.routes.ts';
import { createConsoleGuard } from './operators/console-guard.ts';
import { createOperatorChecks } from './operators/operator-checks.ts';
import { createOperatorRoutes } from './operators/operator-route.ts';
import { createPorts } from './ports/ports.ts';
import { createRouteLimitStore } from './rate-limits/route-limit-store.ts';
import { createEventHub } from './realtime/event-hub.ts';
import { loadGatewaySigners, publicKeysRoutes } from './signed-calls/gateway-signer.ts';
import { createSignedClient } from './signed-calls/signed-client.ts';
import { createSharedStore } from './shared-store/create-shared-store.ts';
import { startTracing } from './tracing/start-tracing.ts';
import { createSecurityLog } from './security-log.ts';

export interface CoreOptions {
  readonly config: Config;
  readonly clock?: Clock;
  /**
   * Database handle that the caller has already connected, for example in a test. If absent, the core connects to the
   * database of the settings. The core closes the database in both cases.
   */
  readonly store?: DatabaseHandle;
  /** Log level. Replaces the log level of the settings. */
  readonly logLevel?: Config['runtime']['logLevel'];
  /** Destination of the log. If absent, the log is written to the standard output. */
  readonly logStream?: { readonly write: (line: string) => void };
}

interface RunningCore extends Pick<Lifecycle, 'listen' | 'drain' | 'close'> {
  readonly core: Core;
}

/**
 * Period in milliseconds. After an outage of Redis, each page reconnects at a random time within this period. The
 * pages therefore do not all reconnect at the same moment.
 */
const reconnectSpreadMs = seconds(5);

/**
 * Interval in milliseconds at which the gateway loads its keys from the database again. It is the maximum time until
 * the gateway has a key version that another process has added.
 */
const keyRefreshInterval = seconds(30);

/**
 * Throws a ConfigError if a production gateway has no key-encryption key. It would otherwise store its secret keys in
 * the database without encryption.
 */
const assertKeyEncryption = ({ publicOrigin, isDemo, keyEncryptionKeys = [] }: Config): void => {
  if (!publicOrigin || isDemo || keyEncryptionKeys.length > 0) return;
  throw new ConfigError(
    'KEY_ENCRYPTION_KEY is missing. The database contains the keys that protect log-ins and bank account numbers, and ' +
      'a copy of the database must not be enough to read them. Create a key with "openssl rand -base64 32", and set ' +
      'KEY_ENCRYPTION_KEY=<id>=<key> or KEY_ENCRYPTION_KEY_FILE.',
  );
};

/**
 * Loads the keys for encrypted request bodies and the keys that sign calls to services. While the gateway listens,
 * regularly loads new versions of all stored keys.
 */
const loadKeys = async (
  { config, clock = systemClock }: CoreOptions,
  { db }: DatabaseHandle,
  { onListen, onClose, warn }: Pick<Core, 'onListen' | 'onClose' | 'warn'>,
) => {
  const encryption = createKeyEncryption(config.keyEncryptionKeys ?? []);
  const keys = createKeyStore({ db, clock, encryption });
  let stop: (() => Promise<void>) | undefined;
  onListen(() => {
    const onError = warn('The stored keys could not be loaded again');
    stop = repeat(
      { name: 'core.keys', every: keyRefreshInterval, run: keys.refresh },
      { onError: (_name, error) => onError(error) },
    );
  });
  onClose(() => stop?.());
  return { keys, wireKeys: await loadWireKeys(keys), signers: await loadGatewaySigners(keys) };
};

/**
 * Connects to the database and to the shared store (Redis or the memory of the process). Returns both, and a function
 * that closes both.
 */
const connectStores = async (
  { config, clock = systemClock, store }: CoreOptions,
  { warn, onResume }: Pick<Core, 'warn'> & { readonly onResume: () => void },
) => {
  const connected = store ?? (await connectDatabase(config, warn('An idle database connection broke')));
  const onError = warn('Redis does not respond');
  const shared = await createSharedStore({ redisUrl: config.redisUrl, clock, onError, onResume });
  const close = async (): Promise<void> => {
    await shared.close();
    await connected.close();
  };
  return { store: connected, shared, close };
};

/**
 * Creates the request filter for the role `jobs`, in which a gateway only runs background jobs. The filter responds
 * with 404 to all requests other than health checks. In other roles, the filter does nothing.
 */
const createRoleFilter =
  ({ role }: Config['runtime']): Interceptor =>
  ({ url }, response) => {
    if (role !== 'jobs' || url === livenessPath || url === readinessPath) return false;
    response.writeHead(404, { 'content-type': 'text/plain' }).end('This gateway only runs jobs.\n');
    return true;
  };

/** Creates the HTTP server with its metrics, its list of open responses and its request filters (interceptors). */
const createObservedServer = ({ config, logLevel = config.runtime.logLevel, logStream }: CoreOptions) => {
  const openResponses = createOpenResponses();
  const isTrustedProxy = createProxyTrust(config.runtime.trustedProxies);
  const interceptors: Interceptor[] = [createRoleFilter(config.runtime)];
  const app = createHttpServer({
    isTrustedProxy,
    logLevel,
    logStream,
    openResponses,
    intercept: (request, response) => interceptors.some((intercept) => intercept(request, response)),
  });
  const metrics = createMetrics({ isOn: config.runtime.metricsPort !== undefined });
  measureRequests(app, metrics);
  metrics.addGauge({
    name: 'event_streams',
    help: 'Open event streams',
    read: () => [{ value: openResponses.countStreams() }],
  });
  return {
    app,
    metrics,
    openResponses,
    isTrustedProxy,
    intercept: (each: Interceptor) => void interceptors.push(each),
  };
};

/**
 * Serves the metrics on the port `metricsPort` from the start to the end of the gateway. Does nothing if the settings
 * contain no such port.
 */
const serveMetricsWhileListening = ({ config, metrics, onListen, onClose }: Core): void => {
  const { metricsPort } = config.runtime;
  if (metricsPort === undefined) return;
  onListen(async () => {
    const server = await serveMetrics(metrics, metricsPort);
    onClose(server.close);
  });
};

const addPoolMetrics = ({ addGauge }: Metrics, { getPoolState }: DatabaseHandle): void => {
  if (!getPoolState) return;
  addGauge({
    name: 'database_connections',
    help: 'Connections of the database pool, and calls that wait for one',
    labels: ['state'],
    read: () => Object.entries(getPoolState()).map(([state, value]) => ({ value, labels: { state } })),
  });
};

interface OperatorCallDeps extends Pick<Core, 'db' | 'clock' | 'getOrigins'> {
  readonly runIdempotent: Idempotency;
}

/**
 * Creates the registry of the checks for the calls of operators, and the functions that register the operations for
 * operators.
 */
const bindOperatorCalls = (
  app: Core['app'],
  { getOrigins, ...deps }: OperatorCallDeps,
): Pick<Core, 'operators' | 'operatorChecks'> => {
  const operatorChecks = createOperatorChecks();
  const assertConsole = createConsoleGuard(getOrigins);
  return {
    operators: createOperatorRoutes(app, { ...deps, checks: operatorChecks, assertConsole }),
    operatorChecks,
  };
};

/**
 * Configures the settings that all routes of the HTTP server share: headers, allowed hosts, the file server and the
 * limits.
 */
const configureServer = async (
  app: Core['app'],
  { config, hosts, shared }: Pick<Core, 'config' | 'hosts' | 'shared'>,
): Promise<void> => {
  enableCors(app, hosts);
  await registerSecurityHeaders(app, { isSecure: config.publicOrigin?.startsWith('https:') ?? false });
  rejectUnknownHosts(app, hosts);
  await registerFileServer(app, config.bundlesFolder);
  await app.register(rateLimit, { global: false, store: createRouteLimitStore(shared.redis) });
};

/** Builds the core of a gateway from its settings. The core does not listen yet and has no modules yet. */
export const createCore = async (options: CoreOptions): Promise<RunningCore> => {
  const { config, clock = systemClock } = options;
  assertKeyEncryption(config);
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });
  const { app, metrics, openResponses, isTrustedProxy, intercept } = createObservedServer(options);
  const warn: Core['warn'] = (message) => (error) => app.log.warn({ err: error }, message);
  const jobs = createJobs({
    onError: (name, error) => warn(`The job ${name} failed. It runs again`)(error),
    onRun: metrics.recordJob,
  });
  const health = registerHealth(app);
  const { listen, drain, close, ...lifecycle } = createLifecycle({ config, app, jobs, health, openResponses });
  const { tracesUrl } = config.runtime;
  if (tracesUrl) lifecycle.onClose(await startTracing(app, { url: tracesUrl, isTrustedProxy }));
  // Events that were sent during the outage of Redis are lost. Ending the streams makes the pages reconnect and load
  // the current data.
  const onResume = (): void => openResponses.endStreams(reconnectSpreadMs);
  const { store, shared, close: closeStores } = await connectStores(options, { warn, onResume });
  const { db } = store;
  addPoolMetrics(metrics, store);
  const brands = await createBrandDirectory(config.merchantsFolder, (problem) =>
    app.log.warn(`Skipped an invalid brand file: ${problem}`),
  );
  const { keys, wireKeys, signers } = await loadKeys(options, store, { ...lifecycle, warn });
  const checks = createCallChecks();

  const hosts = createBrandHosts(brands, () => lifecycle.getOrigins().site);
  await configureServer(app, { config, hosts, shared });
  const runIdempotent = createIdempotency({ db, clock, onError: warn('A task after the commit of a call failed') });
  const route = createRoute(app, {
    ...checks,
    brands,
    hosts,
    clock,
    getCountry: createCountryResolver(config.runtime.countryHeader, isTrustedProxy),
    decryptBody: createBodyDecryptor(wireKeys, clock, createUsedEnvelopes(db, clock)),
    runIdempotent,
  });
  const operatorCalls = bindOperatorCalls(app, { db, clock, runIdempotent, getOrigins: lifecycle.getOrigins });
  health.add('database', store.ping);
  health.addOptional('shared state', shared.ping);
  await docsRoutes(app);
  publicKeysRoutes(app, signers);

  const core: Core = {
    app,
    config,
    clock,
    db,
    store,
    shared,
    brands,
    hosts,
    keys,
    wireKeys,
    route,
    checks,
    ...operatorCalls,
    hub: createEventHub(shared.pubSub, warn('An event could not be published')),
    jobs,
    metrics,
    ports: createPorts(),
    health,
    ...lifecycle,
    getSiteOrigin: hosts.getOrigin,
    logSecurityEvent: createSecurityLog(app.log),
    createSignedClient: (baseUrl) => createSignedClient({ baseUrl, getSigner: signers.getCurrent, clock }),
    intercept,
    warn,
  };
  serveMetricsWhileListening(core);
  return {
    core,
    listen,
    drain,
    close: async () => {
      await close();
      await closeStores();
    },
  };
};

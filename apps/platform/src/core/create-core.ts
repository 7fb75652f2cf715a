import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { type Clock, systemClock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import { loadBrandFiles } from './config/load-brand-files.ts';
import type { Core, Interceptor, Listening } from './core.ts';
import { getOrCreateWireKey } from './crypto/gateway-keys.ts';
import { createBodyDecryptor } from './crypto/request-encryption/decrypt-body.ts';
import { connectDatabase } from './db/connect-database.ts';
import type { DatabaseHandle } from './db/database.ts';
import { registerHealth } from './health/health.ts';
import { createCallChecks } from './http/call-checks.ts';
import { createCountryResolver } from './http/country.ts';
import { createIdempotency } from './http/idempotency.ts';
import { buildBrandOrigin, type Origins, resolveOrigins } from './http/origins.ts';
import { createRoute } from './http/route.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { createHttpServer } from './http/server.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { docsRoutes } from './openapi/openapi.routes.ts';
import { createPorts } from './ports/ports.ts';
import { createEventHub } from './realtime/event-hub.ts';
import { getOrCreateGatewaySigner, publicKeysRoutes } from './signed-calls/gateway-signer.ts';
import { createSignedClient } from './signed-calls/signed-client.ts';
import { createSharedStore } from './shared-store/create-shared-store.ts';

export interface CoreOptions {
  readonly config: Config;
  readonly clock?: Clock;
  /**
   * Open database. If absent, the core connects to the database of the settings. The core closes the database in both
   * cases.
   */
  readonly store?: DatabaseHandle;
  readonly logLevel?: 'warn' | 'silent';
}

interface RunningCore {
  readonly core: Core;
  /** Starts to listen for HTTP requests and returns the origins of the gateway. Rejects when the port is in use. */
  readonly listen: () => Promise<Origins>;
  readonly close: () => Promise<void>;
}

const loadBrands = async ({ merchantsFolder }: Config, app: FastifyInstance): Promise<Core['brands']> => {
  const { brands, problems } = await loadBrandFiles(merchantsFolder);
  for (const problem of problems) app.log.warn(`Skipped an invalid brand file: ${problem}`);
  const byCode = new Map(brands.map((brand) => [brand.code, brand]));
  return { all: brands, find: (code) => byCode.get(code) };
};

/**
 * Creates the functions that start and stop the gateway, and the functions that register tasks for the start and the
 * stop.
 */
const createLifecycle = (config: Config, app: FastifyInstance, jobs: Jobs) => {
  let origins = resolveOrigins(config.publicOrigin ?? `http://localhost:${config.port}`);
  const listenTasks: ((listening: Listening) => void | Promise<void>)[] = [];
  const closeTasks: (() => void | Promise<void>)[] = [];
  return {
    getOrigins: (): Origins => origins,
    onListen: (task: (typeof listenTasks)[number]): void => void listenTasks.push(task),
    onClose: (task: (typeof closeTasks)[number]): void => void closeTasks.push(task),
    listen: async (): Promise<Origins> => {
      await app.listen({ port: config.port, host: '0.0.0.0' });
      const { port } = app.server.address() as AddressInfo;
      // If the port of the settings is 0, the real port is known only now.
      origins = resolveOrigins(config.publicOrigin ?? `http://localhost:${port}`);
      for (const task of listenTasks) await task({ port, origins });
      jobs.start();
      return origins;
    },
    close: async (): Promise<void> => {
      await jobs.stop();
      for (const task of closeTasks) await task();
      await app.close();
    },
  };
};

/** Connects to the database and the shared store, and creates a function that closes both. */
const connectStores = async ({ config, clock = systemClock, store }: CoreOptions, warn: Core['warn']) => {
  const connected = store ?? (await connectDatabase(config, warn('An idle database connection broke')));
  const shared = await createSharedStore(config.redisUrl, clock, warn('Redis does not respond'));
  const close = async (): Promise<void> => {
    await shared.close();
    await connected.close();
  };
  return { store: connected, shared, close };
};

/** Builds the core of a gateway from its settings. The core does not listen yet and has no modules yet. */
export const createCore = async (options: CoreOptions): Promise<RunningCore> => {
  const { config, clock = systemClock, logLevel = 'warn' } = options;
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });
  const isBehindProxy = config.publicOrigin !== undefined;
  const interceptors: Interceptor[] = [];
  const app = createHttpServer({
    isBehindProxy,
    logLevel,
    intercept: (request, response) => interceptors.some((intercept) => intercept(request, response)),
  });
  const warn: Core['warn'] = (message) => (error) => app.log.warn({ err: error }, message);
  const jobs = createJobs((name, error) => warn(`The job ${name} failed. It runs again`)(error));
  const { listen, close, ...lifecycle } = createLifecycle(config, app, jobs);
  const { store, shared, close: closeStores } = await connectStores(options, warn);
  const { db } = store;
  const brands = await loadBrands(config, app);
  const wireKey = await getOrCreateWireKey(db);
  const signer = await getOrCreateGatewaySigner(db);
  const checks = createCallChecks();

  await registerSecurityHeaders(app);
  await app.register(rateLimit, { global: false, ...(shared.redis && { redis: shared.redis }) });
  const route = createRoute(app, {
    ...checks,
    brands,
    getCountry: createCountryResolver(isBehindProxy),
    decryptBody: createBodyDecryptor(wireKey, clock, shared.ephemeralStore),
    runIdempotent: createIdempotency({ db, clock, onError: warn('A task after the commit of a call failed') }),
  });
  const health = registerHealth(app);
  health.add('database', store.ping);
  health.add('shared state', shared.ping);
  await docsRoutes(app);
  publicKeysRoutes(app, signer);

  return {
    core: {
      app,
      config,
      clock,
      db,
      store,
      shared,
      brands,
      wireKey,
      route,
      checks,
      hub: createEventHub(shared.pubSub, warn('An event could not be published')),
      jobs,
      ports: createPorts(),
      health,
      ...lifecycle,
      getSiteOrigin: ({ code }) => buildBrandOrigin(lifecycle.getOrigins().site, code),
      createSignedClient: (baseUrl) => createSignedClient({ baseUrl, signer, clock }),
      intercept: (interceptor) => void interceptors.push(interceptor),
      warn,
    },
    listen,
    close: async () => {
      await close();
      await closeStores();
    },
  };
};

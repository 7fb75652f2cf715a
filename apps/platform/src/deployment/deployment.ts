import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findFreePort } from '@livery/test-servers/free-port';
import { createRedisServer } from '@livery/test-servers/redis-server';
import { type PaymentChannelProcess, startPaymentChannel } from '../testing/payment-channel-process.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { startVendorProcess } from '../testing/vendor-process.ts';
import { createDeploymentDatabase } from './deployment-database.ts';
import { startNginx } from './nginx.ts';

/** Public origin of the test deployment. Members reach the gateways through nginx, a proxy, under this origin. */
export const publicOrigin = 'https://play.example.com';
export const vendorCode = 'LANTERN';

const migrateCommand = fileURLToPath(new URL('../commands/migrate.ts', import.meta.url));

const services = {
  PAYCO: 'payment-channel',
  BACK_OFFICE: 'back-office',
  SUPPORT: 'support-service',
  MESSAGES: 'message-sink',
} as const;
type ServiceCode = keyof typeof services;

/**
 * Starts four reference services of an operator: a payment channel, a back office, a support service and a message
 * sink. The services load the public keys of the gateway from `gatewayOrigin`, which is the origin of the proxy.
 */
const startServices = async (gatewayOrigin: string) => {
  const codes = Object.keys(services) as ServiceCode[];
  const started = await Promise.all(
    codes.map(async (code) => {
      const port = await findFreePort();
      const dataFolder = await mkdtemp(join(tmpdir(), 'livery-service-'));
      const service = await startPaymentChannel({ service: services[code], port, dataFolder, gatewayOrigin });
      return [code, { service, url: `http://127.0.0.1:${port}` }] as const;
    }),
  );
  return Object.fromEntries(started) as Record<ServiceCode, { service: PaymentChannelProcess; url: string }>;
};

const runMigration = async (environment: Readonly<Record<string, string>>): Promise<string> => {
  const { PATH = '', HOME = '' } = process.env;
  const command = promisify(execFile)(process.execPath, ['--import', 'tsx', migrateCommand], {
    env: { PATH, HOME, ...environment },
  });
  return (await command).stdout;
};

/**
 * Starts the systems that gateways need in addition to their database: Redis, an object store, the proxy, the services
 * of the operator and a game vendor.
 */
const startSurroundings = async (gatewayPorts: readonly number[]) => {
  const redis = await createRedisServer();
  await redis.start();
  const objectStore = await startS3Server();
  const proxy = await startNginx(
    { port: await findFreePort(), internalPort: await findFreePort() },
    new URL(publicOrigin).host,
    gatewayPorts,
  );
  const operator = await startServices(proxy.internalOrigin);
  const dataFolder = await mkdtemp(join(tmpdir(), 'livery-deployment-'));
  const vendor = await startVendorProcess({ code: vendorCode, gatewayOrigin: proxy.internalOrigin, dataFolder });
  return { redis, objectStore, proxy, operator, vendor, dataFolder };
};
type Surroundings = Awaited<ReturnType<typeof startSurroundings>>;

/**
 * Writes two files: the public keys of the services and the vendor, and the list of game vendors. Returns the
 * environment variables of a gateway, which contain the paths of both files.
 */
const writeSettings = async ({ redis, objectStore, operator, vendor, dataFolder }: Surroundings) => {
  const vendorKeys = JSON.parse(await readFile(vendor.publicKeysFile, 'utf8')) as object;
  const keyFile = join(dataFolder, 'keys-of-services.json');
  await writeFile(
    keyFile,
    JSON.stringify(Object.assign(vendorKeys, ...Object.values(operator).map(({ service }) => service.publicKeys))),
  );
  const gameVendors = join(dataFolder, 'game-vendors.json');
  await writeFile(gameVendors, JSON.stringify({ [vendorCode]: { url: vendor.url, currencies: ['AED'] } }));
  const { url, region, accessKey, secret } = objectStore.settings;
  return {
    PUBLIC_ORIGIN: publicOrigin,
    KEY_ENCRYPTION_KEY: `first=${randomBytes(32).toString('base64')}`,
    REDIS_URL: redis.url,
    VENDOR_KEYS: keyFile,
    GAME_VENDORS: gameVendors,
    PAYMENT_CHANNELS_URL: `PAYCO=${operator.PAYCO.url}`,
    BACK_OFFICE_URL: operator.BACK_OFFICE.url,
    SUPPORT_URL: operator.SUPPORT.url,
    MESSAGES_URL: operator.MESSAGES.url,
    CAPTCHA: 'proof-of-work',
    CAPTCHA_WORK: '1',
    S3_URL: url,
    S3_REGION: region,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET: secret,
    DRAIN_SECONDS: '3',
    LOG_LEVEL: 'error',
  };
};

/**
 * Starts a production deployment as docs/operations.md describes it: two gateways behind nginx, with PostgreSQL, Redis,
 * an object store, a game vendor and the services of the operator.
 */
export const startDeployment = async (postgresUrl: string) => {
  const database = await createDeploymentDatabase(postgresUrl);
  const ports = [await findFreePort(), await findFreePort()] as const;
  const surroundings = await startSurroundings(ports);
  const { redis, objectStore, proxy, operator, vendor } = surroundings;
  const environment = { ...database.urls, ...(await writeSettings(surroundings)) };
  const migration = await runMigration(environment);
  const start = async (port: number, more: Readonly<Record<string, string>> = {}): Promise<ServerProcess> => {
    const gateway = await startServerProcess({ ...environment, PORT: String(port), ...more });
    if (gateway.process.exitCode !== null) throw new Error(`A gateway did not start:\n${gateway.readOutput()}`);
    return gateway;
  };
  const gateways = await Promise.all(ports.map((port) => start(port)));
  const others: ServerProcess[] = [];
  return {
    migration,
    database,
    redis,
    objectStore,
    origin: proxy.origin,
    operator,
    vendorUrl: vendor.url,
    gateways,
    /** Kills a gateway process with SIGKILL. The calls that it is processing get no response. */
    kill: async (index: 0 | 1): Promise<void> => {
      gateways[index]!.process.kill('SIGKILL');
      await gateways[index]!.exited;
    },
    /** Starts a gateway again on its previous port, to which nginx forwards calls. */
    restart: async (index: 0 | 1): Promise<void> => void (gateways[index] = await start(ports[index])),
    /** Stops a gateway with SIGTERM, as a container orchestrator does. Returns the exit code of the process. */
    stopGracefully: async (index: 0 | 1): Promise<number | null> => {
      gateways[index]!.process.kill('SIGTERM');
      return gateways[index]!.exited;
    },
    /** Starts a gateway to which nginx forwards no calls, for example on a restored database. */
    startSeparately: async (more: Readonly<Record<string, string>>): Promise<ServerProcess> => {
      const gateway = await start(await findFreePort(), more);
      others.push(gateway);
      return gateway;
    },
    close: async (): Promise<void> => {
      for (const gateway of [...gateways, ...others]) gateway.process.kill('SIGKILL');
      await Promise.all([...gateways, ...others].map(({ exited }) => exited));
      await Promise.all(Object.values(operator).map(({ service }) => service.stop('SIGKILL')));
      await vendor.stop();
      await proxy.stop();
      await redis.stop();
      await objectStore.close();
      await database.close();
    },
  };
};
export type Deployment = Awaited<ReturnType<typeof startDeployment>>;

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@livery/test-servers/free-port';
import { startPostgresServer } from '@livery/test-servers/postgres-server';
import { startPushService } from './push-service.ts';

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));
/** All captchas have these digits in tests, because a test cannot read images. */
export const captchaDigits = '2468';
/**
 * Milliseconds until the gateway must be ready. The first start takes long, because it creates and fills a database.
 */
const startTimeoutMs = 180_000;

const isReady = async (port: number): Promise<boolean> => {
  try {
    return (await fetch(`http://localhost:${port}/readyz`)).ok;
  } catch {
    return false;
  }
};

const waitUntilReady = async (child: ChildProcess, port: number, log: () => string): Promise<void> => {
  const deadline = Date.now() + startTimeoutMs;
  while (!(await isReady(port))) {
    if (child.exitCode !== null)
      throw new Error(`The gateway ended with ${child.exitCode} before it was ready. Output:\n${log()}`);
    if (Date.now() > deadline)
      throw new Error(`The gateway was not ready after ${startTimeoutMs / 1000} s. Output:\n${log()}`);
    await wait(250);
  }
};

export interface DemoServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the real gateway with demo data and a new database. Uses a separate PostgreSQL server, as in production, or
 * the embedded database if this machine has no PostgreSQL. `environment` adds variables to the environment of the
 * gateway.
 */
export const startGateway = async (environment: Readonly<Record<string, string>>): Promise<DemoServer> => {
  const [port, data, database] = await Promise.all([
    findFreePort(),
    mkdtemp(join(tmpdir(), 'livery-e2e-')),
    startPostgresServer(),
  ]);
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/platform/src/main.ts'], {
    cwd: workspace,
    env: {
      ...process.env,
      PORT: String(port),
      LIVERY_DATA: data,
      DATABASE_URL: database?.url ?? '',
      REDIS_URL: '',
      PUBLIC_ORIGIN: '',
      MESSAGES_URL: '',
      PROVIDER_TEMPO: '0.5',
      PROVIDER_MATCH_TEMPO: '0.1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await Promise.race([once(child, 'exit'), wait(10_000).then(() => child.kill('SIGKILL'))]);
    }
    await database?.stop();
    await rm(data, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(child, port, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
};

/**
 * Starts the gateway of all tests on a free port, with the built brands. If LIVERY_E2E_PORT is set, uses the gateway
 * that already runs on this port instead. Also starts a push service on LIVERY_E2E_PUSH_PORT, or on a free port if this
 * variable is not set. A gateway that already runs must be configured with the origin of this push service.
 */
export const startDemoServer = async (): Promise<DemoServer> => {
  const pushService = await startPushService(Number(process.env.LIVERY_E2E_PUSH_PORT ?? 0));
  process.env.LIVERY_E2E_PUSH_PORT = String(pushService.port);
  const running = Number(process.env.LIVERY_E2E_PORT);
  if (running) return { port: running, stop: pushService.close };
  try {
    const gateway = await startGateway({
      CAPTCHA_DIGITS: captchaDigits,
      CAPTCHA_WORK: '5',
      PUSH_SERVICES: pushService.origin,
    });
    return {
      port: gateway.port,
      stop: async () => {
        await gateway.stop();
        await pushService.close();
      },
    };
  } catch (error) {
    await pushService.close();
    throw error;
  }
};

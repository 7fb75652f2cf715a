import { type RunningServer, startPostgresServer } from '@livery/test-servers/postgres-server';
import { createRedisServer, hasRedisServer } from '@livery/test-servers/redis-server';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL server in which a test may create databases. Undefined if there is none. */
    readonly postgresServer: string | undefined;
    /** URL of a Redis server. Undefined if there is none. */
    readonly redisServer: string | undefined;
  }
}

const startRedisServer = async (): Promise<RunningServer | undefined> => {
  if (!hasRedisServer) return undefined;
  const { url, start, stop } = await createRedisServer();
  await start();
  return { url, stop };
};

const warnSkipped = (server: string, variable: string): void =>
  void process.stdout.write(
    `SKIPPED: this machine has no ${server}, so the tests that need it do not run. Install ${server}, or set ` +
      `${variable} to the URL of a server.\n`,
  );

/**
 * Finds or starts the PostgreSQL and Redis servers of the tests, before all tests. Returns a function that stops the
 * started servers.
 */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
  const postgres = TEST_DATABASE_URL ? undefined : await startPostgresServer();
  const redis = TEST_REDIS_URL ? undefined : await startRedisServer();
  const [postgresServer, redisServer] = [TEST_DATABASE_URL ?? postgres?.url, TEST_REDIS_URL ?? redis?.url];
  provide('postgresServer', postgresServer);
  provide('redisServer', redisServer);
  if (!postgresServer) warnSkipped('PostgreSQL', 'TEST_DATABASE_URL');
  if (!redisServer) warnSkipped('Redis', 'TEST_REDIS_URL');
  const stop = async (): Promise<void> => {
    await redis?.stop();
    await postgres?.stop();
  };
  // If a signal terminates the test run, Vitest does not call the returned function. Without this handler, the
  // servers would continue to run.
  process.once('SIGTERM', () => void stop().finally(() => process.exit(143)));
  return stop;
};

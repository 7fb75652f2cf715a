import { startPostgresServer } from '@livery/test-servers/postgres-server';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of a PostgreSQL server whose role may create databases. Undefined if this machine has no such server. */
    postgresUrl: string | undefined;
  }
}

/** Starts a PostgreSQL server for the tests, if PostgreSQL is installed and TEST_DATABASE_URL is not set. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const existingUrl = process.env.TEST_DATABASE_URL;
  const server = existingUrl ? undefined : await startPostgresServer();
  provide('postgresUrl', existingUrl ?? server?.url);
  if (!existingUrl && !server)
    process.stdout.write(
      'SKIPPED: this machine has no PostgreSQL, so the tests that need it do not run. Install PostgreSQL, or set ' +
        'TEST_DATABASE_URL to the URL of a server.\n',
    );
  const stop = async (): Promise<void> => server?.stop();
  // A terminated test run does not call the returned function. Without this handler, the PostgreSQL server of that
  // run would continue to run.
  process.once('SIGTERM', () => void stop().finally(() => process.exit(143)));
  return stop;
};

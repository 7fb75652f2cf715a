import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  readonly url: string;
  /** Runs an SQL statement on a separate connection. Returns the rows. */
  readonly query: (text: string) => Promise<Record<string, unknown>[]>;
  readonly drop: () => Promise<void>;
}

/** True if the tests can create databases. */
export const hasPostgres = inject('postgresUrl') !== undefined;

const run = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};

/** Creates an empty database on the server of the tests. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const serverUrl = inject('postgresUrl') ?? '';
  const name = `livery_provider_${randomBytes(6).toString('hex')}`;
  await run(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    query: (text) => run(url.href, text),
    drop: async () => void (await run(serverUrl, `drop database ${name} with (force)`)),
  };
};

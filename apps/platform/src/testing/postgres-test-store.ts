import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Database, DatabaseHandle } from '../core/db/database.ts';
import { migratePostgres } from '../core/db/migrate-postgres.ts';
import { connectPostgres } from '../core/db/postgres.ts';
import { fillWithDemo } from './test-store.ts';

export interface PostgresTestStore extends DatabaseHandle {
  /** URL of the database, with which a test can start further gateway instances. */
  readonly url: string;
}

/** Creates a temporary database with all tables and no rows on a PostgreSQL server. `close` deletes the database. */
export const createEmptyPostgresStore = async (serverUrl: string): Promise<PostgresTestStore> => {
  const name = `livery_test_${randomUUID().replaceAll('-', '')}`;
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`create database ${name}`);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  await migratePostgres(url);
  const store = await connectPostgres(url, () => undefined);
  return {
    ...store,
    url,
    close: async () => {
      await store.close();
      await server.query(`drop database ${name} with (force)`);
      await server.end();
    },
  };
};

/**
 * Creates a temporary database on a PostgreSQL server, with the demo data unless `fill` inserts something else. `close`
 * deletes the database.
 */
export const createPostgresTestStore = async (
  serverUrl: string,
  fill: (db: Database) => Promise<void> = fillWithDemo,
): Promise<PostgresTestStore> => {
  const store = await createEmptyPostgresStore(serverUrl);
  await fill(store.db);
  return store;
};

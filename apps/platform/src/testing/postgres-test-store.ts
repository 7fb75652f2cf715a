import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type DatabaseLimits, defaultRuntimeSettings } from '../core/config/runtime-settings.ts';
import type { DatabaseHandle } from '../core/db/database.ts';
import { migratePostgres } from '../core/db/migrate-postgres.ts';
import { connectPostgres } from '../core/db/postgres.ts';
import { fillWithDemo } from './create-demo-dump.ts';
import { computeFingerprint } from './demo-dump.ts';

export interface PostgresTestStore extends DatabaseHandle {
  /** URL of the database, e.g. for further gateways on the same database. */
  readonly url: string;
}

type Content = 'empty' | 'demo';

/**
 * Limits of the connections of a test. A busy machine can stop the PostgreSQL server for seconds, for example while it
 * copies a template for another test, so a test waits longer for a connection than a gateway.
 */
const testLimits: DatabaseLimits = { ...defaultRuntimeSettings.database, connectSeconds: 60 };

const toUrl = (serverUrl: string, name: string): string =>
  Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;

/** Runs `task` with a connection to the server. */
const withServer = async <Result>(serverUrl: string, task: (server: pg.Client) => Promise<Result>): Promise<Result> => {
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  try {
    return await task(server);
  } finally {
    await server.end();
  }
};

let fingerprint: Promise<string> | undefined;

const getTemplateName = async (content: Content): Promise<string> => {
  fingerprint ??= computeFingerprint();
  return `livery_template_${content}_${await fingerprint}`;
};

/**
 * Creates a template database on the server if it does not exist, and returns its name. The databases of tests are
 * copies of the template. One test process creates the template, and the others wait until it is ready. During the
 * creation it has a temporary name, so that no test copies an incomplete template.
 */
const ensureTemplate = async (serverUrl: string, content: Content): Promise<string> => {
  const name = await getTemplateName(content);
  const empty = content === 'demo' ? await ensureTemplate(serverUrl, 'empty') : undefined;
  await withServer(serverUrl, async (server) => {
    await server.query('select pg_advisory_lock(hashtext($1))', [name]);
    if ((await server.query('select 1 from pg_database where datname = $1', [name])).rowCount) return;
    const unfinished = `livery_test_${randomUUID().replaceAll('-', '')}`;
    await server.query(`create database ${unfinished}${empty ? ` template ${empty}` : ''}`);
    const url = toUrl(serverUrl, unfinished);
    if (empty) {
      const store = await connectPostgres(url, () => undefined);
      await fillWithDemo(store.db);
      await store.close();
    } else await migratePostgres(url);
    await server.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
};

const copyTemplate = async (serverUrl: string, content: Content): Promise<PostgresTestStore> => {
  const template = await ensureTemplate(serverUrl, content);
  const name = `livery_test_${randomUUID().replaceAll('-', '')}`;
  await withServer(serverUrl, (server) => server.query(`create database ${name} template ${template}`));
  const url = toUrl(serverUrl, name);
  const store = await connectPostgres(url, () => undefined, testLimits);
  return {
    ...store,
    url,
    close: async () => {
      await store.close();
      await withServer(serverUrl, (server) => server.query(`drop database ${name} with (force)`));
    },
  };
};

/** Creates a temporary database with all tables and no rows on a PostgreSQL server. `close` deletes the database. */
export const createEmptyPostgresStore = (serverUrl: string): Promise<PostgresTestStore> =>
  copyTemplate(serverUrl, 'empty');

/** Creates a temporary database with the demo data on a PostgreSQL server. `close` deletes the database. */
export const createPostgresTestStore = (serverUrl: string): Promise<PostgresTestStore> =>
  copyTemplate(serverUrl, 'demo');

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabaseHandle } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';

/**
 * Number that identifies the advisory lock. The number is arbitrary, but no other program may use it on the same
 * database.
 */
const lockNumber = 5_489_379;

/** Runs the task while this instance has the advisory lock. Other instances wait until the task is done. */
const withAdvisoryLock = async <Result>(
  pool: pg.Pool,
  task: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    try {
      return await task(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lockNumber]);
    }
  } finally {
    client.release();
  }
};

export const connectPostgres = async (
  databaseUrl: string,
  onIdleError: (error: Error) => void,
): Promise<DatabaseHandle> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, connectionTimeoutMillis: 5000 });
  // The pool emits `error` only for idle connections. Without this listener, such an error would end the process. An
  // error of a connection in use rejects its query instead.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', onIdleError));
  try {
    await withAdvisoryLock(pool, (client) => migrate(drizzle(client), { migrationsFolder }));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle(pool),
    kind: 'postgresql',
    withAdvisoryLock: (task) => withAdvisoryLock(pool, task),
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  };
};

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type DatabaseLimits, defaultRuntimeSettings } from '../config/runtime-settings.ts';
import type { DatabaseHandle } from './database.ts';

/**
 * Number that identifies the advisory lock. The number is arbitrary, but no other program may use it on the same
 * database.
 */
const lockNumber = 5_489_379;

/** Runs the task while this instance has the advisory lock. Other instances wait until the task is done. */
export const withAdvisoryLock = async <Result>(
  pool: pg.Pool,
  task: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  try {
    // The instance with the lock can need minutes for a migration, so other instances wait for the lock without a time
    // limit.
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    try {
      return await task(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lockNumber]);
      await client.query('reset lock_timeout; reset statement_timeout');
    }
  } finally {
    client.release();
  }
};

/**
 * Creates the query builder of a pool. If a connection breaks at `begin`, a transaction of Drizzle (the database
 * library) does not return the connection to the pool. Each restart of PostgreSQL would then make the pool smaller. The
 * transactions of this query builder always return their connection.
 */
const createQueryBuilder = (pool: pg.Pool): NodePgDatabase => {
  const db: NodePgDatabase = drizzle(pool);
  db.transaction = async (run, options) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(run, options);
    } finally {
      client.release();
    }
  };
  return db;
};

/**
 * Connects to PostgreSQL. Rejects if the server does not respond. `limits` contains the size of the connection pool and
 * the time limits of statements, locks and idle transactions.
 */
export const connectPostgres = async (
  databaseUrl: string,
  onIdleError: (error: Error) => void,
  {
    poolSize,
    connectSeconds,
    statementSeconds,
    lockSeconds,
    idleSeconds,
  }: DatabaseLimits = defaultRuntimeSettings.database,
): Promise<DatabaseHandle> => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: connectSeconds * 1000,
    statement_timeout: statementSeconds * 1000,
    lock_timeout: lockSeconds * 1000,
    idle_in_transaction_session_timeout: idleSeconds * 1000,
    keepAlive: true,
  });
  // The pool emits `error` only for a connection that breaks while it is idle. Without a listener, Node would end the
  // process. If a connection breaks during a query, the query rejects instead.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', onIdleError));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: createQueryBuilder(pool),
    kind: 'postgresql',
    withAdvisoryLock: (task) => withAdvisoryLock(pool, () => task()),
    getPoolState: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  };
};

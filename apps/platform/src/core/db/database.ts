import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * Common type of the embedded database and PostgreSQL. Inside `transaction`, use only the handle that the callback
 * gets. The embedded database has a single connection, which the transaction uses. A query on the outer handle would
 * wait for this connection forever.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface DatabaseHandle {
  readonly db: Database;
  readonly kind: 'embedded' | 'postgresql';
  /**
   * Runs a task while this gateway instance has the database lock. Only one instance at a time has the lock, and the
   * other instances wait. For example, of several starting instances only one inserts the demo data.
   */
  readonly withAdvisoryLock: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /**
   * Returns the numbers of connections in the pool. Absent for the embedded database, which has a single connection.
   */
  readonly getPoolState?: () => { readonly total: number; readonly idle: number; readonly waiting: number };
  /** Checks that the database responds. Rejects if the database does not respond. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

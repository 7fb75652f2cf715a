import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * Common type of the embedded database and PostgreSQL. Inside `transaction`, use only the handle of the transaction.
 * The embedded database has only one connection, so a query on `db` would wait forever.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface DatabaseHandle {
  readonly db: Database;
  readonly kind: 'embedded' | 'postgresql';
  /**
   * Runs a task while no other gateway instance runs a task with this function. If another instance runs one, waits
   * until it is done. For example, only one of several starting instances inserts the demo data.
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

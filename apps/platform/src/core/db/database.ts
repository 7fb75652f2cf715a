import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * Type of both databases. Inside `transaction` use only its handle: the embedded database has one connection, so a
 * query on `db` would wait for it forever.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface DatabaseHandle {
  readonly db: Database;
  readonly kind: 'embedded' | 'postgresql';
  /** Runs a task while no other instance runs one, e.g. the first seed when several instances start. */
  readonly withAdvisoryLock: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Rejects when the database does not respond. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as tables from '../../tables.ts';

/** Either store behind one type. Inside `transaction` use the handle it gives: the embedded store has one connection, and `db` itself would wait for it for ever. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>;

export interface DatabaseHandle {
  readonly db: Database;
  readonly kind: 'embedded' | 'postgresql';
  /** Runs a task while no other instance runs one, as at a first start of several. */
  readonly withAdvisoryLock: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

import { bigserial, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';

/** Amount in the database that is wrong, together with the correct amount. Both are in minor units. */
export interface Difference {
  /** Name of the check, such as `member balances`. */
  readonly check: string;
  /** Account, order or currency whose amount is wrong. */
  readonly subject: string;
  readonly expected: string;
  readonly actual: string;
}

/** Results of the reconciliation, with one row per run. If a row contains differences, a person must find the cause. */
export const ledgerReconciliations = pgTable('ledger_reconciliations', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  at: dateTime('at').notNull(),
  milliseconds: integer('milliseconds').notNull(),
  differenceCount: integer('difference_count').notNull(),
  /** Wrong amounts, at most 100 per check. */
  differences: jsonb('differences').$type<readonly Difference[]>().notNull(),
});

import { bigserial, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';

/** Amount that differs from the amount that it must have, in minor units. */
export interface Difference {
  /** Name of the check, such as `member balances`. */
  readonly check: string;
  /** Account, order or currency whose amount differs. */
  readonly subject: string;
  readonly expected: string;
  readonly actual: string;
}

/** Results of the reconciliation, one row for each run. A row with differences needs a person who finds the cause. */
export const ledgerReconciliations = pgTable('ledger_reconciliations', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  at: dateTime('at').notNull(),
  milliseconds: integer('milliseconds').notNull(),
  differenceCount: integer('difference_count').notNull(),
  /** At most 100 differences for each check. */
  differences: jsonb('differences').$type<readonly Difference[]>().notNull(),
});

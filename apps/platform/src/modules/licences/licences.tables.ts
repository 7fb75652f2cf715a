import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';

/**
 * Clauses of which an operator has said that the brand keeps them. A confirmation ends when somebody withdraws it. A trigger
 * rejects other changes of rows, and that rows are deleted.
 */
export const licenceConfirmations = pgTable(
  'licence_confirmations',
  {
    id: uuid('id').primaryKey(),
    brand: text('brand').notNull(),
    clause: text('clause').notNull(),
    note: text('note').notNull(),
    confirmedBy: text('confirmed_by').notNull(),
    confirmedAt: dateTime('confirmed_at').notNull(),
    withdrawnBy: text('withdrawn_by'),
    withdrawnAt: dateTime('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('licence_confirmations_current')
      .on(table.brand, table.clause)
      .where(sql`withdrawn_at is null`),
  ],
);

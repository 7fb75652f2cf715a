import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';

/**
 * Confirmations by operators that a brand complies with a clause of its licence. A confirmation ends when an operator
 * withdraws it. A trigger rejects every other update of a row, and every deletion.
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

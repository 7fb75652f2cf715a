import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Revision numbers of data that gateways cache in memory, by the name of the data. Database triggers increase the
 * number in the transaction of each change, so changes by any program are counted.
 */
export const revisions = pgTable('revisions', {
  name: text('name').primaryKey(),
  number: bigint('number', { mode: 'number' }).notNull(),
});

import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Number of changes of data that gateways hold in memory, by the name of the data. Triggers of the tables with this
 * data increase the number in the transaction of the change, whoever makes it.
 */
export const revisions = pgTable('revisions', {
  name: text('name').primaryKey(),
  number: bigint('number', { mode: 'number' }).notNull(),
});

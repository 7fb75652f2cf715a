import { bigint, timestamp } from 'drizzle-orm/pg-core';

/**
 * Money in minor units. The column is a bigint and all sums are made by the database; in the process it is a plain
 * integer, since the wire's largest amount has 15 digits and so stays below 2^53.
 */
export const minor = (name: string) => bigint(name, { mode: 'number' });

export const dateTime = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

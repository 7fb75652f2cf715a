import { bigint, timestamp } from 'drizzle-orm/pg-core';

/**
 * Money in minor units. The column is a bigint and the database computes all sums. In the process it is a plain
 * integer: the largest amount of the wire has 15 digits and is below 2^53.
 */
export const minor = (name: string) => bigint(name, { mode: 'number' });

export const dateTime = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

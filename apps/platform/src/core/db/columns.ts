import { bigint, timestamp } from 'drizzle-orm/pg-core';

/**
 * Creates a column for an amount of money in minor units, such as cents. JavaScript reads the column as a plain number.
 * This is exact, because amounts of the API have at most 15 digits and are therefore below 2^53. Sums in the database
 * are computed as bigint.
 */
export const minor = (name: string) => bigint(name, { mode: 'number' });

export const dateTime = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

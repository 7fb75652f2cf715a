import { bigint, timestamp } from 'drizzle-orm/pg-core';

/**
 * Column for money in minor units. It is a bigint in the database, which computes all sums. In the process it is a
 * plain number: the largest amount of the contract has 15 digits and is below 2^53.
 */
export const minor = (name: string) => bigint(name, { mode: 'number' });

export const dateTime = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

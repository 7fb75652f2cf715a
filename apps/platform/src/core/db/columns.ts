import { bigint, timestamp } from 'drizzle-orm/pg-core';

/**
 * Column for an amount of money in minor units. The database computes sums as bigint. JavaScript gets a plain number,
 * because no amount of the API has more than 15 digits, so all amounts are below 2^53.
 */
export const minor = (name: string) => bigint(name, { mode: 'number' });

export const dateTime = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

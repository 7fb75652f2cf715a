import * as z from 'zod/mini';

/** Code of a brand in a request. */
export const brandCode = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

/**
 * Time in a request. The year must be from 2000 to 2999, because the database cannot read a time before the year 1.
 */
export const requestTime = z.iso.datetime().check(z.regex(/^2\d{3}-/));
export const time = z.iso.datetime();

export const pageFields = {
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50),
  /** Position of the page in the list: the value of `next` from the previous page. Absent for the first page. */
  cursor: z.optional(z.string().check(z.regex(/^[\w.:-]{1,120}$/))),
};

/** Value of `cursor` for the next page. Null on the last page. */
export const next = z.nullable(z.string());

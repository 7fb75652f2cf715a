import { ErrorCode } from '@livery/contract/errors';
import { GatewayError } from './http/errors/gateway-error.ts';

/**
 * Timestamp and id of the last row of a page. The next page starts after this row. The id is needed, because several
 * rows can have the same timestamp.
 */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
}

export const encodeCursor = ({ at, id }: Cursor): string => `${at.getTime()}_${id}`;

/** Last millisecond of the year 9999. PostgreSQL cannot parse JavaScript's text format of later times. */
const maxTime = 253_402_300_799_999;

/** Pattern of numeric ids of rows, for example of ledger entries. */
export const numberedId = /^\d{1,15}$/;

/**
 * Decodes the cursor of a request. Returns undefined if there is no cursor. Throws a GatewayError for a cursor that
 * `encodeCursor` did not create.
 */
export const decodeCursor = (cursor: string | undefined, idPattern = /^.+$/): Cursor | undefined => {
  if (cursor === undefined) return undefined;
  const [, time = '', id = ''] = /^(\d{1,15})_(.+)$/.exec(cursor) ?? [];
  if (!idPattern.test(id) || Number(time) > maxTime)
    throw new GatewayError(ErrorCode.BadRequest, { message: 'cursor: this gateway did not create it' });
  return { at: new Date(Number(time)), id };
};

/**
 * Creates a page with the first `limit` rows. `rows` must contain up to `limit + 1` rows: if the additional row exists,
 * there is another page. `next` is the cursor of the next page, or null on the last page.
 */
export const toPage = <Row>(
  rows: readonly Row[],
  limit: number,
  toCursor: (row: Row) => Cursor,
): { readonly list: readonly Row[]; readonly next: string | null } => {
  const list = rows.slice(0, limit);
  const last = list.at(-1);
  return { list, next: rows.length > limit && last ? encodeCursor(toCursor(last)) : null };
};

import { ErrorCode } from '@livery/contract/errors';
import { GatewayError } from '../http/gateway-error.ts';

/** Where a page ended: the instant of its last row, and what tells it from others of that instant. */
export interface Place {
  readonly at: Date;
  readonly id: string;
}

export const writeCursor = ({ at, id }: Place): string => `${at.getTime()}_${id}`;

export const readCursor = (cursor: string | undefined): Place | undefined => {
  if (cursor === undefined) return undefined;
  const [, time = '', id = ''] = /^(\d{1,15})_(.+)$/.exec(cursor) ?? [];
  if (!id) throw new GatewayError(ErrorCode.BadRequest, { message: 'cursor: not one that this gateway gave' });
  return { at: new Date(Number(time)), id };
};

/** One page of rows that were asked for with one more than its size, and where the next one begins. */
export const pageOf = <Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): { readonly list: readonly Row[]; readonly next: string | null } => {
  const list = rows.slice(0, limit);
  const last = list.at(-1);
  return { list, next: rows.length > limit && last ? writeCursor(placeOf(last)) : null };
};

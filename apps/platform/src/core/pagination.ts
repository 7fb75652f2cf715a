import { ErrorCode } from '@livery/contract/errors';
import { GatewayError } from './http/errors/gateway-error.ts';

/** Where a page ended: the instant of its last row, and what tells it from others of that instant. */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
}

export const encodeCursor = ({ at, id }: Cursor): string => `${at.getTime()}_${id}`;

export const decodeCursor = (cursor: string | undefined): Cursor | undefined => {
  if (cursor === undefined) return undefined;
  const [, time = '', id = ''] = /^(\d{1,15})_(.+)$/.exec(cursor) ?? [];
  if (!id) throw new GatewayError(ErrorCode.BadRequest, { message: 'cursor: not one that this gateway gave' });
  return { at: new Date(Number(time)), id };
};

/** One page of rows that were asked for with one more than its size, and where the next one begins. */
export const toPage = <Row>(
  rows: readonly Row[],
  limit: number,
  toCursor: (row: Row) => Cursor,
): { readonly list: readonly Row[]; readonly next: string | null } => {
  const list = rows.slice(0, limit);
  const last = list.at(-1);
  return { list, next: rows.length > limit && last ? encodeCursor(toCursor(last)) : null };
};

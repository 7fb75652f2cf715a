import type { ParsedRequest, ResponseValue } from '@livery/contract/operation';
import type { BrandRequest, getBrandRequest, listBrandRequests } from '@livery/contract/operators/brand-requests';
import { ErrorCode } from '@livery/contract/errors';
import { and, asc, desc, eq, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { OperatorContext } from '../../core/operators/operator-context.ts';
import { type Cursor, decodeCursor, toPage } from '../../core/pagination.ts';
import {
  brandRequestComments,
  brandRequestLogos,
  type BrandRequestRow,
  brandRequests,
} from './brand-requests.tables.ts';

type Caller = Pick<OperatorContext<unknown>, 'operator' | 'isPermitted'>;
type ListRequest = ParsedRequest<typeof listBrandRequests>;

/**
 * Returns true if the caller may create brands on the whole platform. This caller also sees and processes the brand
 * requests of all operators.
 */
export const handlesRequests = ({ isPermitted }: Caller): Promise<boolean> => isPermitted('brands:create', null);

export const toBrandRequest = (row: BrandRequestRow, hasLogo: boolean): BrandRequest => {
  const { id, requestedAt, changedAt, languages, ...fields } = row;
  return {
    ...fields,
    requestId: id,
    languages: [...languages],
    hasLogo,
    requestedAt: requestedAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
};

export const hasLogo = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(brandRequestLogos, eq(brandRequestLogos.requestId, id))) > 0;

/**
 * Finds a request that the caller may see. Throws a GatewayError if the request does not exist or if the caller may not
 * see it. The error is the same in both cases. With `isLocked`, the row is locked until the end of the transaction.
 */
export const getVisibleRequest = async (
  db: Database,
  caller: Caller,
  id: string,
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<BrandRequestRow> => {
  const query = db.select().from(brandRequests).where(eq(brandRequests.id, id));
  const [row] = await (isLocked ? query.for('update') : query);
  if (row && (row.requestedBy === caller.operator.operatorId || (await handlesRequests(caller)))) return row;
  throw new GatewayError(ErrorCode.NotFound);
};

const isInState = (state: ListRequest['state']): SQL | undefined => {
  if (state === 'all') return undefined;
  return inArray(brandRequests.state, state === 'active' ? ['open', 'accepted'] : [state]);
};

const isBefore = ({ at, id }: Cursor): SQL | undefined =>
  or(lt(brandRequests.requestedAt, at), and(eq(brandRequests.requestedAt, at), lt(brandRequests.id, id)));

const idPattern = /^[0-9a-f-]{36}$/;

/** Lists the brand requests that the caller may see, the newest first. */
export const findBrandRequests = async (
  db: Database,
  caller: Caller,
  { state, show, limit, cursor }: ListRequest,
): Promise<ResponseValue<typeof listBrandRequests>> => {
  const { operatorId } = caller.operator;
  const isOwn = eq(brandRequests.requestedBy, operatorId);
  const isMine = or(isOwn, eq(brandRequests.owner, operatorId));
  const isHandler = await handlesRequests(caller);
  const before = decodeCursor(cursor, idPattern);
  const rows = await db
    .select({ request: brandRequests, logo: brandRequestLogos.requestId })
    .from(brandRequests)
    .leftJoin(brandRequestLogos, eq(brandRequestLogos.requestId, brandRequests.id))
    .where(
      and(
        isInState(state),
        isHandler ? undefined : isOwn,
        show === 'mine' ? isMine : undefined,
        before && isBefore(before),
      ),
    )
    .orderBy(desc(brandRequests.requestedAt), desc(brandRequests.id))
    .limit(limit + 1);
  const { list, next } = toPage(rows, limit, ({ request }) => ({ at: request.requestedAt, id: request.id }));
  return { list: list.map(({ request, logo }) => toBrandRequest(request, logo !== null)), next };
};

/** Loads a brand request with its logo and its comments. */
export const loadBrandRequest = async (
  db: Database,
  caller: Caller,
  id: string,
): Promise<ResponseValue<typeof getBrandRequest>> => {
  const row = await getVisibleRequest(db, caller, id);
  const [logo] = await db.select().from(brandRequestLogos).where(eq(brandRequestLogos.requestId, id));
  const comments = await db
    .select()
    .from(brandRequestComments)
    .where(eq(brandRequestComments.requestId, id))
    .orderBy(asc(brandRequestComments.at), asc(brandRequestComments.id));
  return {
    ...toBrandRequest(row, logo !== undefined),
    logo: logo ? { content: logo.bytes.toString('base64'), format: logo.format } : null,
    comments: comments.map(({ id: commentId, by, at, text }) => ({ commentId, by, at: at.toISOString(), text })),
  };
};

import type { ResponseValue } from '@livery/contract/operation';
import type { ApprovalState, listApprovals } from '@livery/contract/operators/approvals';
import type { Permission } from '@livery/contract/operators/permissions';
import { and, desc, eq, gt, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import type { OperatorContext } from '../../core/operators/operator-context.ts';
import { type Cursor, decodeCursor, toPage } from '../../core/pagination.ts';
import { approvals } from './approvals.tables.ts';

export type ApprovalRow = typeof approvals.$inferSelect;
/** Operator who makes the call, with the function that checks the permissions of this operator. */
type Caller = Pick<OperatorContext<unknown>, 'operator' | 'isPermitted'>;

/**
 * Returns the current state of an approval request. After its time limit, a waiting request is `expired`, even if the
 * job has not yet stored this state.
 */
export const getState = ({ state, expiresAt }: ApprovalRow, now: Date): ApprovalState =>
  state === 'waiting' && expiresAt <= now ? 'expired' : state;

/** Returns true if the caller has both permissions: to decide requests, and to run the requested operation. */
export const mayDecideFor = async (
  { isPermitted }: Pick<Caller, 'isPermitted'>,
  { permission, brand }: { readonly permission: Permission; readonly brand: string | null },
): Promise<boolean> => (await isPermitted('approvals:decide', brand)) && isPermitted(permission, brand);

/** Returns true if the caller created the approval request, may read the requests of its brand, or may decide it. */
export const maySee = async (caller: Caller, row: ApprovalRow): Promise<boolean> =>
  row.requestedBy === caller.operator.operatorId ||
  (await caller.isPermitted('approvals:read', row.brand)) ||
  mayDecideFor(caller, row);

/** Converts an approval request to the API format. `mayDecide` is true if the caller may decide the request now. */
export const toApproval = async (caller: Caller, row: ApprovalRow, now: Date) => {
  const { id, operation, permission, brand, requestedBy, requestedAt, expiresAt, decidedBy, decidedAt, reason } = row;
  const state = getState(row, now);
  const isOpen = state === 'waiting' && requestedBy !== caller.operator.operatorId;
  return {
    approvalId: id,
    operation,
    permission,
    brand,
    requestedBy,
    requestedAt: requestedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    state,
    decidedBy,
    decidedAt: decidedAt?.toISOString() ?? null,
    reason,
    mayDecide: isOpen && (await mayDecideFor(caller, row)),
  };
};

const hasGroup = ({ permission, brand }: Pick<ApprovalRow, 'permission' | 'brand'>): SQL | undefined =>
  and(eq(approvals.permission, permission), brand === null ? isNull(approvals.brand) : eq(approvals.brand, brand));

/**
 * Returns SQL conditions that select approval requests by permission and brand. Finds all different pairs of permission
 * and brand in the requests that match `open`. If `open` is undefined, all requests match. Returns one condition for
 * each pair that `isIncluded` accepts. There are few pairs, so a check per pair is faster than a check per request.
 */
const findGroups = async (
  db: Database,
  open: SQL | undefined,
  isIncluded: (group: Pick<ApprovalRow, 'permission' | 'brand'>) => Promise<boolean>,
): Promise<readonly (SQL | undefined)[]> => {
  const groups = await db
    .selectDistinct({ permission: approvals.permission, brand: approvals.brand })
    .from(approvals)
    .where(open);
  const included: (SQL | undefined)[] = [];
  for (const group of groups) if (await isIncluded(group)) included.push(hasGroup(group));
  return included;
};

const before = ({ at, id }: Cursor): SQL | undefined =>
  or(lt(approvals.requestedAt, at), and(eq(approvals.requestedAt, at), lt(approvals.id, id)));

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

interface ListQuery {
  readonly show: 'toDecide' | 'mine' | 'all';
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/**
 * Lists approval requests, the newest first. `show` selects the requests of the caller (`mine`), those that the caller
 * can decide (`toDecide`), or all that the caller is permitted to see (`all`).
 */
export const findApprovals = async (
  db: Database,
  caller: Caller,
  { show, limit, cursor }: ListQuery,
  now: Date,
): Promise<ResponseValue<typeof listApprovals>> => {
  const { operatorId } = caller.operator;
  const position = decodeCursor(cursor, uuid);
  const isMine = eq(approvals.requestedBy, operatorId);
  const conditions = {
    mine: async () => isMine,
    toDecide: async () => {
      const open = and(
        eq(approvals.state, 'waiting'),
        gt(approvals.expiresAt, now),
        ne(approvals.requestedBy, operatorId),
      );
      const groups = await findGroups(db, open, (group) => mayDecideFor(caller, group));
      return groups.length > 0 && and(open, or(...groups));
    },
    all: async () => {
      const isIncluded = async (group: Pick<ApprovalRow, 'permission' | 'brand'>): Promise<boolean> =>
        (await caller.isPermitted('approvals:read', group.brand)) || mayDecideFor(caller, group);
      return or(isMine, ...(await findGroups(db, undefined, isIncluded)));
    },
  };
  const condition = await conditions[show]();
  if (!condition) return { list: [], next: null };
  const rows = await db
    .select()
    .from(approvals)
    .where(and(condition, position && before(position)))
    .orderBy(desc(approvals.requestedAt), desc(approvals.id))
    .limit(limit + 1);
  const page = toPage(rows, limit, ({ requestedAt, id }) => ({ at: requestedAt, id }));
  const list = [];
  for (const row of page.list) list.push(await toApproval(caller, row, now));
  return { list, next: page.next };
};

import { ErrorCode } from '@livery/contract/errors';
import type { ApprovalState } from '@livery/contract/operators/approvals';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { AuditNote, OperatorContext } from '../../core/operators/operator-context.ts';
import type { OperatorRoutes } from '../../core/operators/operator-route.ts';
import { approvals } from './approvals.tables.ts';
import { type ApprovalRow, getState, mayDecideFor, maySee } from './find-approvals.ts';

type Call = Pick<OperatorContext<unknown>, 'operator' | 'isPermitted' | 'tx' | 'record' | 'address' | 'onCommit'>;

/**
 * Loads a waiting request and locks its row until the end of the transaction, so that two calls cannot both decide it.
 * Throws a GatewayError if the request does not exist, is not visible to the caller, or is already decided.
 */
const lockWaiting = async (call: Call, id: string, now: Date): Promise<ApprovalRow> => {
  const [row] = await call.tx.select().from(approvals).where(eq(approvals.id, id)).for('update');
  if (!row || !(await maySee(call, row))) throw new GatewayError(ErrorCode.NotFound);
  const state = getState(row, now);
  if (state !== 'waiting') throw new GatewayError(OperatorErrorCode.ApprovalDecided, { value: { state } });
  return row;
};

/**
 * Loads and locks an approval request for a decision. Throws a GatewayError if the caller created it or may not
 * decide it.
 */
const lockForDecision = async (call: Call, id: string, now: Date): Promise<ApprovalRow> => {
  const row = await lockWaiting(call, id, now);
  const { permission, brand } = row;
  if (row.requestedBy === call.operator.operatorId) throw new GatewayError(OperatorErrorCode.ApprovalOwn);
  if (await mayDecideFor(call, row)) return row;
  throw new GatewayError(OperatorErrorCode.OperatorNotPermitted, { value: { permission, brand } });
};

const store = async (
  tx: Database,
  { id }: ApprovalRow,
  decision: Partial<ApprovalRow> & Pick<ApprovalRow, 'state' | 'decidedAt'>,
): Promise<void> => {
  await tx.update(approvals).set(decision).where(eq(approvals.id, id));
};

/**
 * Result of an approved operation that failed. Contains the error code of the GatewayError that the operation threw.
 */
interface Failure {
  readonly errorCode: GatewayError['code'];
}

/**
 * Performs the operation of an approval request. If the operation throws a GatewayError with a status below 500, rolls
 * back the changes of the operation and returns the error code. Throws any other error.
 */
const perform = async (
  { tx, address, onCommit }: Call,
  { operation, permission, brand, request, expectedVersion, requestedBy }: ApprovalRow,
  performApproved: OperatorRoutes['performApproved'],
): Promise<AuditNote | Failure> => {
  const tasks: (() => Promise<unknown>)[] = [];
  try {
    const note = await tx.transaction((inner) =>
      performApproved(
        inner,
        {
          operation,
          permission,
          brand,
          request: JSON.parse(request),
          expectedVersion: expectedVersion ?? undefined,
          requestedBy,
        },
        { address, onCommit: (task) => void tasks.push(task) },
      ),
    );
    tasks.forEach(onCommit);
    return note;
  } catch (error) {
    // A status of 500 or above means an error of the gateway, which can be temporary. The request therefore stays in
    // the state `waiting`.
    if (!(error instanceof GatewayError) || error.status >= 500) throw error;
    return { errorCode: error.code };
  }
};

interface Deps {
  readonly performApproved: OperatorRoutes['performApproved'];
  readonly now: Date;
}

/**
 * Approves an approval request and performs its operation in the same transaction. If the operation fails with a
 * GatewayError, nothing except the state of the request changes. The state becomes `stale` if the version of the
 * resource is outdated, and `rejected` otherwise.
 */
export const approve = async (
  call: Call,
  id: string,
  { performApproved, now }: Deps,
): Promise<{ readonly state: ApprovalState; readonly reason: string | null }> => {
  const row = await lockForDecision(call, id, now);
  const { operation, requestedBy, brand } = row;
  const decision = { decidedBy: call.operator.operatorId, decidedAt: now };
  const act = { approvalId: id, performed: operation, requestedBy };
  const result = await perform(call, row, performApproved);
  if ('errorCode' in result) {
    const { errorCode: reason } = result;
    const state = reason === OperatorErrorCode.VersionStale ? 'stale' : 'rejected';
    await store(call.tx, row, { ...decision, state, reason });
    call.record({ subject: { kind: 'approval', id }, changes: { ...act, state, reason }, brand });
    return { state, reason };
  }
  const { subject, changes = {}, brand: brandOfAct = brand } = result;
  await store(call.tx, row, { ...decision, state: 'approved', result: JSON.stringify({ subject, changes }) });
  call.record({ subject, changes: { ...act, changes }, brand: brandOfAct });
  return { state: 'approved', reason: null };
};

/** Rejects an approval request of another operator. Throws a GatewayError if the caller may not decide it. */
export const reject = async (
  call: Call,
  { approvalId: id, reason }: { readonly approvalId: string; readonly reason: string },
  now: Date,
): Promise<{ readonly state: ApprovalState }> => {
  const row = await lockForDecision(call, id, now);
  const { operation, requestedBy, brand } = row;
  await store(call.tx, row, { state: 'rejected', decidedBy: call.operator.operatorId, decidedAt: now, reason });
  call.record({ subject: { kind: 'approval', id }, changes: { rejected: operation, requestedBy, reason }, brand });
  return { state: 'rejected' };
};

/** Withdraws an approval request that the caller has created. */
export const withdraw = async (call: Call, id: string, now: Date): Promise<{ readonly state: ApprovalState }> => {
  const row = await lockWaiting(call, id, now);
  if (row.requestedBy !== call.operator.operatorId) throw new GatewayError(ErrorCode.NotFound);
  await store(call.tx, row, { state: 'withdrawn', decidedAt: now });
  const { operation, brand } = row;
  call.record({ subject: { kind: 'approval', id }, changes: { withdrawn: operation }, brand });
  return { state: 'withdrawn' };
};

/** Stores the state `expired` in all waiting approval requests whose time limit has passed. */
export const expireApprovals = async (db: Database, now: Date): Promise<void> => {
  await db
    .update(approvals)
    .set({ state: 'expired', decidedAt: now })
    .where(and(eq(approvals.state, 'waiting'), lte(approvals.expiresAt, now)));
};

import { ErrorCode } from '@livery/contract/errors';
import {
  approveRequest,
  getApproval,
  listApprovals,
  rejectRequest,
  withdrawRequest,
} from '@livery/contract/operators/approvals';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../core/clock/clock.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { OperatorRoutes } from '../../core/operators/operator-route.ts';
import { approvals } from './approvals.tables.ts';
import { approve, reject, withdraw } from './decide-approval.ts';
import { findApprovals, maySee, toApproval } from './find-approvals.ts';

/** Registers the operations for approval requests (calls that a second operator must approve). */
export const approvalsRoutes = ({ route, performApproved }: OperatorRoutes, clock: Clock): void => {
  route(listApprovals, (call) => findApprovals(call.tx, call, call.request, clock.now()));

  route(getApproval, async (call) => {
    const id = call.request.approvalId;
    const [row] = await call.tx.select().from(approvals).where(eq(approvals.id, id));
    if (!row || !(await maySee(call, row))) throw new GatewayError(ErrorCode.NotFound);
    call.record({ subject: { kind: 'approval', id }, brand: row.brand });
    return {
      ...(await toApproval(call, row, clock.now())),
      request: JSON.parse(row.request) as unknown,
      expectedVersion: row.expectedVersion,
      result: row.result === null ? null : JSON.parse(row.result),
    };
  });

  route(approveRequest, (call) => approve(call, call.request.approvalId, { performApproved, now: clock.now() }));
  route(rejectRequest, (call) => reject(call, call.request, clock.now()));
  route(withdrawRequest, (call) => withdraw(call, call.request.approvalId, clock.now()));
};

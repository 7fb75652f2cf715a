import { operation } from '../operation.ts';
import type * as schemas from './approvals.schemas.ts';

export type { ApprovalState } from './approvals.schemas.ts';

// With the permission `self`, every operator may call these operations. An approval request belongs either to a brand
// or to the platform, which the gateway finds out only when it reads the request. So the handlers check the
// permissions.

export const listApprovals = operation<typeof schemas.listApprovals>()({
  name: 'listApprovals',
  method: 'GET',
  path: '/ops/approvals',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'plain' },
  summary: 'List the requests that the caller may decide, and those of the caller, newest first',
});

export const getApproval = operation<typeof schemas.getApproval>()({
  name: 'getApproval',
  method: 'GET',
  path: '/ops/approvals/:approvalId',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'plain', showsPersonalData: true },
  summary: 'Get one request with its content and its result',
});

export const approveRequest = operation<typeof schemas.approveRequest>()({
  name: 'approveRequest',
  method: 'POST',
  path: '/ops/approvals/:approvalId/approve',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'stepUp' },
  summary: 'Approve and perform the request of another operator',
});

export const rejectRequest = operation<typeof schemas.rejectRequest>()({
  name: 'rejectRequest',
  method: 'POST',
  path: '/ops/approvals/:approvalId/reject',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'plain' },
  summary: 'Reject the request of another operator',
});

export const withdrawRequest = operation<typeof schemas.withdrawRequest>()({
  name: 'withdrawRequest',
  method: 'POST',
  path: '/ops/approvals/:approvalId/withdraw',
  access: 'operator',
  operator: { permission: 'self', scope: 'platform', risk: 'plain' },
  summary: 'Withdraw a request of the caller',
});

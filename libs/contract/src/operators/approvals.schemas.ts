import * as z from 'zod/mini';
import { next, pageFields, time } from './operator-fields.schemas.ts';

/**
 * States of a request. `stale` means that its subject changed before the approval. All states but `waiting` are final.
 */
export const approvalStates = ['waiting', 'approved', 'rejected', 'stale', 'withdrawn', 'expired'] as const;
export type ApprovalState = (typeof approvalStates)[number];

const approval = {
  approvalId: z.string(),
  /** Name of the operation that runs after the approval. */
  operation: z.string(),
  permission: z.string(),
  /** Null for an operation about the whole platform. */
  brand: z.nullable(z.string()),
  requestedBy: z.string(),
  requestedAt: time,
  /** Time after which nobody can approve the request. */
  expiresAt: time,
  state: z.enum(approvalStates),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(time),
  /** Reason of a rejection, or the error code of an operation that could not run. */
  reason: z.nullable(z.string()),
  /** True if the caller can approve or reject the request now. */
  mayDecide: z.boolean(),
};

export const listApprovals = {
  request: z.object({
    /** `toDecide`: the caller may decide them now. `mine`: the caller requested them. `all`: both, and decided ones. */
    show: z._default(z.enum(['toDecide', 'mine', 'all']), 'toDecide'),
    ...pageFields,
  }),
  value: z.object({ list: z.array(z.object(approval)), next }),
};

const approvalId = z.uuid();

export const getApproval = {
  request: z.object({ approvalId }),
  value: z.object({
    ...approval,
    /** Request of the operation, as it runs after the approval. */
    request: z.unknown(),
    expectedVersion: z.nullable(z.number()),
    /** Effect of the operation. Null unless the request is approved. */
    result: z.nullable(
      z.object({
        subject: z.object({ kind: z.string(), id: z.string() }),
        changes: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
};

export const approveRequest = {
  request: z.object({ approvalId }),
  value: z.object({
    /** `approved`, or `stale` or `rejected` if the operation could not run. Then nothing was changed. */
    state: z.enum(approvalStates),
    /** Error code of the operation that could not run. */
    reason: z.nullable(z.string()),
  }),
};

export const rejectRequest = {
  request: z.object({ approvalId, reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)) }),
  value: z.object({ state: z.enum(approvalStates) }),
};

export const withdrawRequest = {
  request: z.object({ approvalId }),
  value: z.object({ state: z.enum(approvalStates) }),
};

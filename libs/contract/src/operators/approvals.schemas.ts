import * as z from 'zod/mini';
import { next, pageFields, time } from './operator-fields.schemas.ts';

/**
 * States of an approval request. `stale`: the data to be changed was changed by another call before the approval, so
 * the operation did not run. All states except `waiting` are final.
 */
export const approvalStates = ['waiting', 'approved', 'rejected', 'stale', 'withdrawn', 'expired'] as const;
export type ApprovalState = (typeof approvalStates)[number];

const approval = {
  approvalId: z.string(),
  /** Name of the operation that runs after the approval. */
  operation: z.string(),
  permission: z.string(),
  /** Code of the brand. Null for an operation on the whole platform. */
  brand: z.nullable(z.string()),
  requestedBy: z.string(),
  requestedAt: time,
  /** Time after which nobody can approve the request. */
  expiresAt: time,
  state: z.enum(approvalStates),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(time),
  /** Reason of a rejection, or the error code of an operation that could not run. Otherwise null. */
  reason: z.nullable(z.string()),
  /** True if the caller can approve or reject the request now. */
  mayDecide: z.boolean(),
};

export const listApprovals = {
  request: z.object({
    /**
     * Approval requests to list. `toDecide`: requests that the caller may approve or reject now. `mine`: requests
     * that the caller made. `all`: all requests that the caller made or may read, in any state.
     */
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
    /** Request data with which the operation runs after the approval. */
    request: z.unknown(),
    expectedVersion: z.nullable(z.number()),
    /**
     * Changes that the operation made when it ran after the approval. Null if the state of the approval request is not
     * `approved`.
     */
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
    /**
     * State of the approval request after the call. `approved`: the operation has run. `stale` or `rejected`: the
     * operation could not run, and nothing was changed.
     */
    state: z.enum(approvalStates),
    /** Error code of the operation if it could not run after the approval. Null if it has run. */
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

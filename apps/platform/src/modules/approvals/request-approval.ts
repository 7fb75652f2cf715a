import { randomUUID } from 'node:crypto';
import type { Clock } from '../../core/clock/clock.ts';
import { hours } from '../../core/clock/durations.ts';
import type { OperatorChecks } from '../../core/operators/operator-checks.ts';
import { approvals } from './approvals.tables.ts';

/** Milliseconds after which nobody can approve a request any more. */
const approvalLife = hours(72);

/**
 * Creates a function that stores an operator's call as an approval request and returns the id of this request. The
 * operation runs only after a second operator has approved the request.
 */
export const createApprovalRequester =
  (clock: Clock): OperatorChecks['requestApproval'] =>
  async (tx, { operation, permission, brand, request, expectedVersion, requestedBy }) => {
    const id = randomUUID();
    const requestedAt = clock.now();
    await tx.insert(approvals).values({
      id,
      operation,
      permission,
      brand,
      request: JSON.stringify(request),
      expectedVersion: expectedVersion ?? null,
      requestedBy,
      requestedAt,
      expiresAt: new Date(requestedAt.getTime() + approvalLife),
    });
    return id;
  };

import { approvalStates } from '@livery/contract/operators/approvals/schemas';
import type { Permission } from '@livery/contract/operators/permissions';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';

/**
 * Requests to run an operation that a second operator must approve. A trigger rejects a decision by the operator who
 * created the request. It also rejects every change of a request that is already decided. Rows are never deleted.
 */
export const approvals = pgTable(
  'approvals',
  {
    id: uuid('id').primaryKey(),
    /** Name of the operation in the API contract. */
    operation: text('operation').notNull(),
    permission: text('permission').$type<Permission>().notNull(),
    /** Code of the brand. Null for an operation about the whole platform. */
    brand: text('brand'),
    /**
     * Validated input of the operation as JSON text. The column type is not `jsonb`, because `jsonb` rejects some
     * strings that are valid JSON, such as U+0000.
     */
    request: text('request').notNull(),
    expectedVersion: bigint('expected_version', { mode: 'number' }),
    requestedBy: text('requested_by').notNull(),
    requestedAt: dateTime('requested_at').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
    state: text('state', { enum: approvalStates }).notNull().default('waiting'),
    /** Operator who approved or rejected the request. Null if the request was withdrawn or has expired. */
    decidedBy: text('decided_by'),
    decidedAt: dateTime('decided_at'),
    /** Reason for the rejection. If the operation was approved but failed, the reason contains its error code. */
    reason: text('reason'),
    /** Result of the operation as JSON. Null unless the request was approved. */
    result: text('result'),
  },
  (table) => [
    index('approvals_state').on(table.state, table.requestedAt, table.id),
    index('approvals_requester').on(table.requestedBy, table.requestedAt, table.id),
    check('approvals_two_persons', sql`${table.decidedBy} <> ${table.requestedBy}`),
    check('approvals_decision', sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`),
    check(
      'approvals_decider',
      sql`(${table.state} in ('approved', 'rejected', 'stale')) = (${table.decidedBy} is not null)`,
    ),
    check('approvals_result', sql`(${table.state} = 'approved') = (${table.result} is not null)`),
  ],
);

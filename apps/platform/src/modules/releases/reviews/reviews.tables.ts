import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import type { OperatorSignature } from '../../../core/operators/operator-checks.ts';
import { environments, releases } from '../environments/releases.tables.ts';

/**
 * Number of approvals that a release needs before an environment may show it. An environment without a row needs no
 * approvals.
 */
export const releasePolicies = pgTable(
  'release_policies',
  {
    brand: text('brand').notNull(),
    environment: text('environment', { enum: environments }).notNull(),
    approvals: integer('approvals').notNull(),
    /** Roles whose approvals count. Empty if the approvals of all roles count. */
    roles: jsonb('roles').$type<readonly string[]>().notNull(),
    /** Number of changes of this policy. The next change must send this number in the header `If-Match`. */
    number: integer('number').notNull(),
    changedBy: text('changed_by').notNull(),
    changedAt: dateTime('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.environment] }),
    check('release_policies_approvals', sql`approvals between 0 and 3`),
  ],
);

/**
 * Requests for a review of a release. Each release has at most one request. A new request replaces the earlier one.
 */
export const releaseReviewRequests = pgTable('release_review_requests', {
  releaseId: text('release_id')
    .primaryKey()
    .references(() => releases.id),
  note: text('note').notNull(),
  requestedBy: text('requested_by').notNull(),
  requestedAt: dateTime('requested_at').notNull(),
});

/**
 * Approvals and rejections of releases. Only the last decision of an operator on a release counts. Triggers reject all
 * updates. They also reject decisions by operators who edited the draft or created the version or the release. A
 * decision on a manifest other than that of the release is rejected too.
 */
export const releaseDecisions = pgTable(
  'release_decisions',
  {
    number: integer('number').generatedAlwaysAsIdentity().primaryKey(),
    releaseId: text('release_id')
      .notNull()
      .references(() => releases.id),
    /** SHA-256 hash of the manifest that the operator has reviewed. */
    manifest: text('manifest').notNull(),
    kind: text('kind', { enum: ['approve', 'reject'] }).notNull(),
    reason: text('reason').notNull(),
    decidedBy: text('decided_by').notNull(),
    /** Roles that the operator had for the brand at the time of the decision. */
    roles: jsonb('roles').$type<readonly string[]>().notNull(),
    decidedAt: dateTime('decided_at').notNull(),
    /**
     * Signature of an approval with a passkey of the operator. Null for a rejection. Also null for an old approval from
     * a time when approvals were not signed. Such an approval does not count.
     */
    signature: jsonb('signature').$type<OperatorSignature>(),
  },
  (table) => [index('release_decisions_by_release').on(table.releaseId)],
);

/**
 * Position of a comment on a screen of a release. Sizes are in CSS pixels. `mode` is undefined if the screen had the
 * main mode (light or dark) of the brand.
 */
interface CommentPin {
  readonly route: string;
  readonly language: string;
  readonly mode?: 'light' | 'dark' | undefined;
  readonly width: number;
  readonly x: number;
  readonly y: number;
}

/** Comments of operators on releases. A comment can have a position on a screen. */
export const releaseComments = pgTable(
  'release_comments',
  {
    id: uuid('id').primaryKey(),
    releaseId: text('release_id')
      .notNull()
      .references(() => releases.id),
    text: text('text').notNull(),
    pin: jsonb('pin').$type<CommentPin>(),
    createdBy: text('created_by').notNull(),
    createdAt: dateTime('created_at').notNull(),
    resolvedBy: text('resolved_by'),
    resolvedAt: dateTime('resolved_at'),
  },
  (table) => [index('release_comments_by_release').on(table.releaseId)],
);

export type CommentRow = typeof releaseComments.$inferSelect;
export type DecisionRow = typeof releaseDecisions.$inferSelect;
export type PolicyRow = typeof releasePolicies.$inferSelect;

import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';
import { members } from '../members/index.ts';

export const identityStates = ['pending', 'verified', 'rejected'] as const;

/** Identity checks. A member has at most one row, which contains the latest check. */
export const identityChecks = pgTable(
  'identity_checks',
  {
    /** Id of this check. The next check of the member has another id. */
    id: uuid('id').notNull().defaultRandom(),
    memberId: text('member_id')
      .primaryKey()
      .references(() => members.id),
    merchant: text('merchant').notNull(),
    state: text('state', { enum: identityStates }).notNull(),
    front: uuid('front').notNull(),
    back: uuid('back').notNull(),
    selfie: uuid('selfie').notNull(),
    /** Reason for the rejection. Null for other states. */
    reason: text('reason', { enum: ['sameSide', 'unreadable'] }),
    submittedAt: dateTime('submitted_at').notNull(),
    decidedAt: dateTime('decided_at'),
    /** Time of the next call to the service that decides on identity checks. Null if the check has a decision. */
    dueAt: dateTime('due_at'),
  },
  (table) => [uniqueIndex('identity_checks_by_id').on(table.id)],
);

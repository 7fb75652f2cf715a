import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { operators } from '../accounts/operators.tables.ts';

/**
 * Ways in which an operator can start a session of the console. `totp` is a code of an authenticator app.
 * `invitation` is the acceptance of an invitation.
 */
export const sessionMethods = ['passkey', 'totp', 'recovery', 'invitation'] as const;

/** Sessions of the console. A session that has ended has no row. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    id: uuid('id').primaryKey(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    tokenHash: text('token_hash').notNull().unique(),
    method: text('method', { enum: sessionMethods }).notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    startedAt: dateTime('started_at').notNull(),
    lastSeenAt: dateTime('last_seen_at').notNull(),
    /** Time at which the operator last confirmed their identity with a passkey or code. */
    provenAt: dateTime('proven_at').notNull(),
  },
  (table) => [index('operator_sessions_by_operator').on(table.operatorId)],
);

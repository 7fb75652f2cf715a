import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { noPasswordHash } from '../../../core/crypto/password-hash.ts';
import { dateTime } from '../../../core/db/columns.ts';

/** Operators: the people who manage brands. A row is never deleted, because entries of the audit log refer to it. */
export const operators = pgTable('operators', {
  id: uuid('id').primaryKey(),
  /** E-mail address in lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull().default(noPasswordHash),
  passwordChangedAt: dateTime('password_changed_at'),
  createdAt: dateTime('created_at').notNull(),
  /** Time at which the operator accepted the invitation. Null until the operator has a password and a second factor. */
  acceptedAt: dateTime('accepted_at'),
  /** Time at which the operator was suspended. Null unless the operator is suspended. */
  suspendedAt: dateTime('suspended_at'),
  lastLoginAt: dateTime('last_login_at'),
});

/**
 * Invitations with which operators set a password and a second factor. An operator has at most one invitation. When it
 * is accepted, its row is deleted.
 */
export const operatorInvitations = pgTable('operator_invitations', {
  operatorId: uuid('operator_id')
    .primaryKey()
    .references(() => operators.id),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: dateTime('created_at').notNull(),
  expiresAt: dateTime('expires_at').notNull(),
});

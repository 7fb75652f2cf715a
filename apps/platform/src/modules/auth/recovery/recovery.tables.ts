import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { members } from '../../members/members.tables.ts';

/** Links that were mailed for a new password. Only hashes of their tokens are kept, for a day. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Null for a request that no member matches or that exceeds the limit: no message is sent for it. */
    memberId: text('member_id').references(() => members.id),
    createdAt: dateTime('created_at').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
    usedAt: dateTime('used_at'),
  },
  (table) => [index('password_resets_by_member').on(table.memberId, table.createdAt)],
);

import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';

/** Links with which members set a new password. Only the hashes of their tokens are stored, for a day. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Null for a request that matches no member or exceeds the limit. Such a request sends no message. */
    memberId: text('member_id').references(() => members.id),
    createdAt: dateTime('created_at').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
    usedAt: dateTime('used_at'),
  },
  (table) => [index('password_resets_by_member').on(table.memberId, table.createdAt)],
);

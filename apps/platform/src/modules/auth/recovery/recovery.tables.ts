import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';

/**
 * Links with which members set a new password. The table contains only the hashes of their tokens. Rows are deleted
 * after a day.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    /**
     * Member who requested the link. Null for a decoy: a link that does not work and for which no message is sent. A
     * decoy is created if no member matches the request, or if the member has reached the hourly limit of links.
     */
    memberId: text('member_id').references(() => members.id),
    createdAt: dateTime('created_at').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
    usedAt: dateTime('used_at'),
  },
  (table) => [index('password_resets_by_member').on(table.memberId, table.createdAt)],
);

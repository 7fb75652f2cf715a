import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { members } from '../../members/members.tables.ts';

/** Links that were mailed to show that an address is the member's. Only hashes of their tokens are kept. */
export const emailLinks = pgTable(
  'email_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** The address that it was mailed to, in lower case: it vouches for no other. */
    emailKey: text('email_key').notNull(),
    createdAt: dateTime('created_at').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
    usedAt: dateTime('used_at'),
  },
  (table) => [index('email_links_by_member').on(table.memberId, table.createdAt)],
);

import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';

/** Links that were sent to verify e-mail addresses of members. The table contains only the hashes of their tokens. */
export const emailLinks = pgTable(
  'email_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** E-mail address to which the link was sent, in lower case. The link verifies no other address. */
    emailKey: text('email_key').notNull(),
    createdAt: dateTime('created_at').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
    usedAt: dateTime('used_at'),
  },
  (table) => [index('email_links_by_member').on(table.memberId, table.createdAt)],
);

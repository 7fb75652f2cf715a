import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';

/** Identities at a provider (such as a Google account) with which members can log in. */
export const memberIdentities = pgTable(
  'member_identities',
  {
    merchant: text('merchant').notNull(),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    linkedAt: dateTime('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.provider, table.subject] }),
    index('member_identities_by_member').on(table.memberId),
  ],
);

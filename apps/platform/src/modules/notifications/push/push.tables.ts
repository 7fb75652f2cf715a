import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { members } from '../../members/members.tables.ts';

/** Push subscriptions of members. A subscription ends with the session that created it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text('endpoint').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The wire's code of the page's language. */
    language: text('language').notNull(),
    /** The session in which the browser last said that it wants to be woken. */
    tokenHash: text('token_hash').notNull(),
    createdAt: dateTime('created_at').notNull(),
    /** When the browser last said so. */
    affirmedAt: dateTime('affirmed_at').notNull(),
  },
  (table) => [index('push_subscriptions_by_member').on(table.memberId, table.affirmedAt)],
);

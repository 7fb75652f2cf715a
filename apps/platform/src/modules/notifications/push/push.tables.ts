import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';

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
    /** Language of the page, as a language code of the API. */
    language: text('language').notNull(),
    /** Hash of the session in which the browser last confirmed the subscription. */
    tokenHash: text('token_hash').notNull(),
    createdAt: dateTime('created_at').notNull(),
    /** Time at which the browser last confirmed the subscription. */
    affirmedAt: dateTime('affirmed_at').notNull(),
  },
  (table) => [index('push_subscriptions_by_member').on(table.memberId, table.affirmedAt)],
);

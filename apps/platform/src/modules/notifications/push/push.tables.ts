import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { firstKeyId } from '../../../core/crypto/gateway-keys.tables.ts';
import { dateTime } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';

/**
 * Push subscriptions of members' browsers. After a member has logged out, the subscription of this session gets no more
 * messages.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text('endpoint').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Id of the VAPID key with which the browser subscribed. */
    keyId: text('key_id').notNull().default(firstKeyId),
    /** Language in which notifications are sent, as a language code of the API. */
    language: text('language').notNull(),
    /** Hash of the session token with which the browser last confirmed the subscription. */
    tokenHash: text('token_hash').notNull(),
    createdAt: dateTime('created_at').notNull(),
    /**
     * Time at which the browser last sent this subscription to the gateway. A browser sends it again after each
     * log-in.
     */
    affirmedAt: dateTime('affirmed_at').notNull(),
  },
  (table) => [index('push_subscriptions_by_member').on(table.memberId, table.affirmedAt)],
);

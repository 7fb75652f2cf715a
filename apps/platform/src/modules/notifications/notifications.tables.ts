import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Translations } from '../catalogue/catalogue.tables.ts';
import { dateTime } from '../../core/db/columns.ts';
import { members } from '../members/members.tables.ts';

export const messageKinds = ['welcome', 'money', 'promotion', 'security', 'service', 'play'] as const;

/** Inbox messages of members. A deleted one stays for a while, so that the deletion can be undone. */
export const memberMessages = pgTable(
  'member_messages',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** Event that the message reports. Each event creates one message. */
    eventKey: text('happening').notNull(),
    kind: text('kind', { enum: messageKinds }).notNull(),
    titles: jsonb('titles').$type<Translations>().notNull(),
    /** HTML. */
    contents: jsonb('contents').$type<Translations>().notNull(),
    sentAt: dateTime('sent_at').notNull(),
    readAt: dateTime('read_at'),
    deletedAt: dateTime('deleted_at'),
  },
  (table) => [
    uniqueIndex('member_messages_by_happening').on(table.memberId, table.eventKey),
    index('member_messages_by_member').on(table.memberId, table.sentAt),
  ],
);

/** Browsers that receive push notifications for a member. A subscription ends when its session is logged out. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text('endpoint').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Language code of the page, as on the wire. */
    language: text('language').notNull(),
    /** Session that last confirmed the subscription. */
    tokenHash: text('token_hash').notNull(),
    createdAt: dateTime('created_at').notNull(),
    /** Time of the last confirmation. */
    affirmedAt: dateTime('affirmed_at').notNull(),
  },
  (table) => [index('push_subscriptions_by_member').on(table.memberId, table.affirmedAt)],
);

import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Translations } from '../catalogue/catalogue.tables.ts';
import { dateTime } from '../../core/db/columns.ts';
import { members } from '../members/members.tables.ts';

export const messageKinds = ['welcome', 'money', 'promotion', 'security', 'service', 'play'] as const;

/** Letters to one member. One that is deleted is kept for a while, so that the deletion can be undone. */
export const memberMessages = pgTable(
  'member_messages',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** What it tells of: the same happening is told once. */
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

/** Browsers that a member lets the gateway wake, for as long as the log-in stands in which they asked for it. */
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

import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';
import { members } from '../members/index.ts';
import type { Translations } from '../../core/text/translations.ts';

export const messageKinds = ['welcome', 'money', 'promotion', 'security', 'service', 'play'] as const;

/**
 * Inbox messages of members. The text of a deleted message is stored for a limited time, so that the member can undo
 * the deletion.
 */
export const memberMessages = pgTable(
  'member_messages',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** Key of the event that caused the message. An event can create only one message. */
    eventKey: text('happening').notNull(),
    kind: text('kind', { enum: messageKinds }).notNull(),
    titles: jsonb('titles').$type<Translations>().notNull(),
    /** Message text in HTML, by language. */
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

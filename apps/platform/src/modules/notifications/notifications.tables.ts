import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../core/db/columns.ts';
import { members } from '../members/members.tables.ts';
import type { Translations } from '../../core/text/translations.ts';

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

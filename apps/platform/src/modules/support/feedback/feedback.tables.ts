import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';
import type { Translations } from '../../../core/text/translations.ts';

export const feedbackTopics = ['suggestion', 'problem', 'payment', 'game', 'other'] as const;

export const feedbacks = pgTable(
  'feedbacks',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** Id of the request. A repeated request has the same id, so it inserts no second row. */
    requestId: uuid('request_id').notNull(),
    topic: text('topic', { enum: feedbackTopics }).notNull(),
    content: text('content').notNull(),
    images: jsonb('images').$type<readonly string[]>().notNull(),
    at: dateTime('at').notNull(),
    replies: jsonb('answers').$type<Translations>(),
    repliedAt: dateTime('answered_at'),
    /** Time of the next call to the support service. Null if no call is planned. */
    dueAt: dateTime('due_at'),
  },
  (table) => [
    uniqueIndex('feedbacks_by_request').on(table.memberId, table.requestId),
    index('feedbacks_by_member').on(table.memberId, table.at),
    index('feedbacks_by_due').on(table.dueAt),
  ],
);

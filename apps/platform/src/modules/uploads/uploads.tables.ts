import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Translations } from '../catalogue/catalogue.tables.ts';
import { dateTime } from '../../core/db/columns.ts';
import { members } from '../members/members.tables.ts';

export const uploadPurposes = ['feedback', 'identity', 'portrait', 'activity'] as const;

/** Images that members uploaded. The upload store has the bytes under the same id. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    purpose: text('purpose', { enum: uploadPurposes }).notNull(),
    contentType: text('content_type').notNull(),
    /** SHA-256 of the bytes, base64url. */
    digest: text('digest').notNull(),
    bytes: integer('bytes').notNull(),
    at: dateTime('at').notNull(),
  },
  (table) => [index('uploads_by_member').on(table.memberId, table.at)],
);

export const feedbackTopics = ['suggestion', 'problem', 'payment', 'game', 'other'] as const;

export const feedbacks = pgTable(
  'feedbacks',
  {
    id: uuid('id').primaryKey(),
    merchant: text('merchant').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** Idempotency key: the same for every retry, so that a retry after a lost response inserts no second row. */
    requestId: uuid('request_id').notNull(),
    topic: text('topic', { enum: feedbackTopics }).notNull(),
    content: text('content').notNull(),
    images: jsonb('images').$type<readonly string[]>().notNull(),
    at: dateTime('at').notNull(),
    replies: jsonb('answers').$type<Translations>(),
    repliedAt: dateTime('answered_at'),
  },
  (table) => [
    uniqueIndex('feedbacks_by_request').on(table.memberId, table.requestId),
    index('feedbacks_by_member').on(table.memberId, table.at),
  ],
);

export const identityStates = ['pending', 'verified', 'rejected'] as const;

/** The latest identity check of a member. */
export const identityChecks = pgTable('identity_checks', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id),
  merchant: text('merchant').notNull(),
  state: text('state', { enum: identityStates }).notNull(),
  front: uuid('front').notNull(),
  back: uuid('back').notNull(),
  selfie: uuid('selfie').notNull(),
  /** Reason of a rejection. */
  reason: text('reason', { enum: ['sameSide', 'unreadable'] }),
  submittedAt: dateTime('submitted_at').notNull(),
  decidedAt: dateTime('decided_at'),
});

export const accountClosures = pgTable('account_closures', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id),
  merchant: text('merchant').notNull(),
  reason: text('reason').notNull(),
  at: dateTime('at').notNull(),
});

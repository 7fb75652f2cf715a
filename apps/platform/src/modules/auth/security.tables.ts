import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Translations } from '../catalogue/catalogue.tables.ts';
import { dateTime } from '../../core/db/columns.ts';
import { members } from '../members/members.tables.ts';

/** Questions that a member may choose from. */
export const securityQuestions = pgTable('security_questions', {
  id: text('id').primaryKey(),
  texts: jsonb('texts').$type<Translations>().notNull(),
  position: integer('position').notNull(),
});

/** What a member answered: hashes alone, over the answer without its case and spaces. */
export const securityAnswers = pgTable(
  'security_answers',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    questionId: text('question_id')
      .notNull()
      .references(() => securityQuestions.id),
    answerHash: text('answer_hash').notNull(),
    setAt: dateTime('set_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.questionId] })],
);

export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    merchant: text('merchant').notNull(),
    /** The host name that the browser bound it to. */
    rpId: text('rp_id').notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    name: text('name').notNull(),
    /** It is kept in step over the member's devices. */
    isSynced: boolean('is_synced').notNull(),
    createdAt: dateTime('created_at').notNull(),
    lastUsedAt: dateTime('last_used_at'),
  },
  (table) => [index('passkeys_by_member').on(table.memberId)],
);

/** Wrong passwords for a member that exists. What opened a session stands in `sessions`. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: uuid('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    at: dateTime('at').notNull(),
  },
  (table) => [index('login_failures_by_member').on(table.memberId, table.at)],
);

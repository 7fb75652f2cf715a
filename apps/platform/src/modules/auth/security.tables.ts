import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Translations } from '../catalogue/catalogue.tables.ts';
import { dateTime } from '../../core/db/columns.ts';
import { members } from '../members/members.tables.ts';

/** Security questions that a member can choose from. */
export const securityQuestions = pgTable('security_questions', {
  id: text('id').primaryKey(),
  texts: jsonb('texts').$type<Translations>().notNull(),
  position: integer('position').notNull(),
});

/** Hashed security answers of members, normalized without case and spaces. */
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
    /** Credential id, base64url. */
    id: text('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    merchant: text('merchant').notNull(),
    /** Host name to which the browser bound the passkey. */
    rpId: text('rp_id').notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    name: text('name').notNull(),
    /** True when the passkey is synchronized over the member's devices. */
    isSynced: boolean('is_synced').notNull(),
    createdAt: dateTime('created_at').notNull(),
    lastUsedAt: dateTime('last_used_at'),
  },
  (table) => [index('passkeys_by_member').on(table.memberId)],
);

/** Failed log-ins of existing members. Successful ones are in `sessions`. */
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

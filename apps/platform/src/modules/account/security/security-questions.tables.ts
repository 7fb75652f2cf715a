import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';
import type { Translations } from '../../../core/text/translations.ts';

/** Security questions from which members can choose. */
export const securityQuestions = pgTable('security_questions', {
  id: text('id').primaryKey(),
  texts: jsonb('texts').$type<Translations>().notNull(),
  position: integer('position').notNull(),
});

/**
 * Hashes of the security answers of a member. Before hashing, each answer is converted to lower case and its spaces are
 * normalized.
 */
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

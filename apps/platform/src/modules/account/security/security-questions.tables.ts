import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dateTime } from '../../../core/db/columns.ts';
import { members } from '../../members/index.ts';
import type { Translations } from '../../../core/text/translations.ts';

/** Questions that a member may choose from. */
export const securityQuestions = pgTable('security_questions', {
  id: text('id').primaryKey(),
  texts: jsonb('texts').$type<Translations>().notNull(),
  position: integer('position').notNull(),
});

/** Security answers of a member, as hashes. Case and spaces are removed before hashing. */
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

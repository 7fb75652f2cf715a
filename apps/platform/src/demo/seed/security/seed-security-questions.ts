import type { Database } from '../../../core/db/database.ts';
import { securityQuestions } from '../../../tables.ts';
import { demoQuestions } from './security-questions.data.ts';

/** The questions that members may choose from; those that are there stay as the operator has them. */
export const seedSecurityQuestions = async (db: Database): Promise<void> => {
  await db
    .insert(securityQuestions)
    .values(demoQuestions.map((question, position) => ({ ...question, position })))
    .onConflictDoNothing();
};

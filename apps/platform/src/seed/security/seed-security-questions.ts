import type { Database } from '../../db/database.ts';
import { securityQuestions } from '../../db/schema/tables.ts';
import { demoQuestions } from './security-questions.data.ts';

/** The questions that members may choose from; those that are there stay as the operator has them. */
export const seedSecurityQuestions = async (db: Database): Promise<void> => {
  await db
    .insert(securityQuestions)
    .values(demoQuestions.map((question, position) => ({ ...question, position })))
    .onConflictDoNothing();
};

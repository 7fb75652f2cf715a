import type { Database } from '../../../core/db/database.ts';
import { demoQuestions } from './security-questions.data.ts';
import { securityQuestions } from '../../../modules/account/security/security-questions.tables.ts';

/** Inserts the default security questions. Existing ones are not changed. */
export const seedSecurityQuestions = async (db: Database): Promise<void> => {
  await db
    .insert(securityQuestions)
    .values(demoQuestions.map((question, position) => ({ ...question, position })))
    .onConflictDoNothing();
};

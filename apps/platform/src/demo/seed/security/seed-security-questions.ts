import { demoQuestions } from '@livery/demo/members/security-questions';
import type { Database } from '../../../core/db/database.ts';
import { securityQuestions } from '../../../modules/account/index.ts';

/** Inserts the default security questions. It does not change existing questions. */
export const seedSecurityQuestions = async (db: Database): Promise<void> => {
  await db
    .insert(securityQuestions)
    .values(demoQuestions.map((question, position) => ({ ...question, position })))
    .onConflictDoNothing();
};

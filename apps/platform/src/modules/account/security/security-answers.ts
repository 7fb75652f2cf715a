import { ErrorCode } from '@livery/contract/errors';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { securityChangedMessage, type TransactionRunner } from '../../notifications/index.ts';
import { hashPassword } from '../../../core/crypto/password-hash.ts';
import type { Session } from '../../../core/http/calls/session.ts';
import { securityAnswers, securityQuestions } from './security-questions.tables.ts';

interface Answer {
  readonly questionId: string;
  readonly answer: string;
}

/**
 * Normalizes a security answer for comparison. Case and extra spaces are ignored, because members do not remember them.
 */
const normalizeAnswer = (answer: string): string => answer.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const areDistinct = (values: readonly string[]): boolean => new Set(values).size === values.length;

export const createSecurityAnswers = (db: Database, clock: Clock, withNotifications: TransactionRunner) => ({
  questions: () => db.select().from(securityQuestions).orderBy(asc(securityQuestions.position)),

  ofMember: (memberId: string) =>
    db
      .select({ question: securityQuestions, setAt: securityAnswers.setAt })
      .from(securityAnswers)
      .innerJoin(securityQuestions, eq(securityQuestions.id, securityAnswers.questionId))
      .where(eq(securityAnswers.memberId, memberId))
      .orderBy(asc(securityQuestions.position)),

  set: async ({ memberId, merchant }: Session, answers: readonly Answer[]): Promise<void> => {
    const ids = answers.map(({ questionId }) => questionId);
    const knownQuestions = await db
      .select({ id: securityQuestions.id })
      .from(securityQuestions)
      .where(inArray(securityQuestions.id, ids));
    if (!areDistinct(ids) || knownQuestions.length !== ids.length)
      throw new GatewayError(ErrorCode.BadRequest, {
        message: 'Each question must be from the list, without duplicates',
      });
    if (!areDistinct(answers.map(({ answer }) => normalizeAnswer(answer))))
      throw new GatewayError(ErrorCode.DuplicateAnswers);
    const setAt = clock.now();
    const rows = await Promise.all(
      answers.map(async ({ questionId, answer }) => ({
        memberId,
        questionId,
        answerHash: await hashPassword(normalizeAnswer(answer)),
        setAt,
      })),
    );
    await withNotifications(async (tx, notify) => {
      await tx.delete(securityAnswers).where(eq(securityAnswers.memberId, memberId));
      await tx.insert(securityAnswers).values(rows);
      await notify.inboxMessage(securityChangedMessage({ memberId, merchant }, 'questionsSet'));
    });
  },
});
export type SecurityAnswers = ReturnType<typeof createSecurityAnswers>;

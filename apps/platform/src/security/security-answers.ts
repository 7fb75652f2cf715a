import { ErrorCode } from '@livery/contract/errors';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { securityAnswers, securityQuestions } from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Happen } from '../happenings/happen.ts';
import { securityChanged } from '../messages/letters.ts';
import { hashPassword } from '../session/password.ts';
import type { Session } from '../session/session.ts';

interface Answer {
  readonly questionId: string;
  readonly answer: string;
}

/** An answer as it is compared: nobody remembers how they wrote the name of their school. */
const plain = (answer: string): string => answer.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const areDistinct = (values: readonly string[]): boolean => new Set(values).size === values.length;

export const createSecurityAnswers = (db: Database, clock: Clock, happen: Happen) => ({
  questions: () => db.select().from(securityQuestions).orderBy(asc(securityQuestions.position)),

  ofMember: (memberId: string) =>
    db
      .select({ question: securityQuestions, setAt: securityAnswers.setAt })
      .from(securityAnswers)
      .innerJoin(securityQuestions, eq(securityQuestions.id, securityAnswers.questionId))
      .where(eq(securityAnswers.memberId, memberId))
      .orderBy(asc(securityQuestions.position)),

  /** All of them in place of those before. */
  set: async ({ memberId, merchant }: Session, answers: readonly Answer[]): Promise<void> => {
    const ids = answers.map(({ questionId }) => questionId);
    const known = await db
      .select({ id: securityQuestions.id })
      .from(securityQuestions)
      .where(inArray(securityQuestions.id, ids));
    if (!areDistinct(ids) || known.length !== ids.length)
      throw new GatewayError(ErrorCode.BadRequest, {
        message: 'Each question must be one of the list, and be there once',
      });
    if (!areDistinct(answers.map(({ answer }) => plain(answer)))) throw new GatewayError(ErrorCode.AnswersSame);
    const setAt = clock.now();
    const rows = await Promise.all(
      answers.map(async ({ questionId, answer }) => ({
        memberId,
        questionId,
        answerHash: await hashPassword(plain(answer)),
        setAt,
      })),
    );
    await happen(async (tx, tell) => {
      await tx.delete(securityAnswers).where(eq(securityAnswers.memberId, memberId));
      await tx.insert(securityAnswers).values(rows);
      await tell.letter(securityChanged({ memberId, merchant }, 'questionsSet'));
    });
  },
});
export type SecurityAnswers = ReturnType<typeof createSecurityAnswers>;

import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import type { sendFeedback } from '@livery/contract/feedback';
import type { ParsedOf } from '@livery/contract/operation';
import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { seconds } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { feedbacks } from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import type { Happen } from '../happenings/happen.ts';
import { feedbackAnswered } from '../messages/letters.ts';
import type { Session } from '../session/session.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { answerTo } from './desk-answers.data.ts';

/** After so long the demo's desk answers. */
const deskTakes = seconds(20);

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly uploads: Uploads;
  readonly happen: Happen;
}

export const createFeedback = ({ db, clock, uploads, happen }: Needs) => {
  /** Answers whatever has waited for long enough. Of two that do it at once, one writes. */
  const answerWaiting = async (): Promise<void> => {
    const at = clock.now();
    const waiting = await db
      .select()
      .from(feedbacks)
      .where(and(isNull(feedbacks.answeredAt), lte(feedbacks.at, new Date(at.getTime() - deskTakes))));
    for (const { id, memberId, merchant, topic } of waiting) {
      const answers = answerTo[topic];
      await happen(async (tx, tell) => {
        const written = await tx
          .update(feedbacks)
          .set({ answers, answeredAt: at })
          .where(and(eq(feedbacks.id, id), isNull(feedbacks.answeredAt)))
          .returning({ id: feedbacks.id });
        if (written.length > 0) await tell.letter(feedbackAnswered({ memberId, merchant }, id, answers));
      });
    }
  };

  return {
    deskTakes,
    answerWaiting,

    /** The id of it; the same request again gives the same. */
    send: async (
      { memberId, merchant }: Session,
      { requestId, topic, content, images }: ParsedOf<typeof sendFeedback>,
    ): Promise<string> => {
      if (!(await uploads.areOf(memberId, 'feedback', images)))
        throw new GatewayError(ErrorCode.NotFound, {
          message: 'images: each must be an upload of this member, and be there once',
        });
      await db
        .insert(feedbacks)
        .values({ id: randomUUID(), merchant, memberId, requestId, topic, content, images, at: clock.now() })
        .onConflictDoNothing();
      const [kept] = await db
        .select({ id: feedbacks.id })
        .from(feedbacks)
        .where(and(eq(feedbacks.memberId, memberId), eq(feedbacks.requestId, requestId)));
      return kept!.id;
    },

    list: async (memberId: string) => {
      await answerWaiting();
      return db.select().from(feedbacks).where(eq(feedbacks.memberId, memberId)).orderBy(desc(feedbacks.at)).limit(50);
    },
  };
};
export type FeedbackDesk = ReturnType<typeof createFeedback>;

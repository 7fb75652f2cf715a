import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import type { sendFeedback } from '@livery/contract/support/feedback';
import type { ParsedRequest } from '@livery/contract/operation';
import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { feedbackRepliedMessage, type TransactionRunner } from '../../notifications/index.ts';
import type { Session } from '../../../core/http/session.ts';
import type { Uploads } from '../../uploads/index.ts';
import type { FeedbackAssistant } from './feedback-assistant-port.ts';
import { feedbacks } from './feedback.tables.ts';

interface CreateFeedbackServiceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly uploads: Uploads;
  readonly withNotifications: TransactionRunner;
  readonly assistant: FeedbackAssistant | undefined;
}

export const createFeedbackService = ({
  db,
  clock,
  uploads,
  withNotifications,
  assistant,
}: CreateFeedbackServiceDeps) => {
  /**
   * Replies to all feedback whose reply is due. If two runs process the same feedback, only one of them stores a reply.
   */
  const replyToPending = async (): Promise<void> => {
    if (!assistant) return;
    const at = clock.now();
    const waiting = await db
      .select()
      .from(feedbacks)
      .where(and(isNull(feedbacks.repliedAt), lte(feedbacks.at, new Date(at.getTime() - assistant.replyDelay))));
    for (const { id, memberId, merchant, topic } of waiting) {
      const replies = assistant.getReplies(topic);
      await withNotifications(async (tx, notify) => {
        const written = await tx
          .update(feedbacks)
          .set({ replies, repliedAt: at })
          .where(and(eq(feedbacks.id, id), isNull(feedbacks.repliedAt)))
          .returning({ id: feedbacks.id });
        if (written.length > 0) await notify.inboxMessage(feedbackRepliedMessage({ memberId, merchant }, id, replies));
      });
    }
  };

  return {
    replyToPending,

    /**
     * Stores the feedback of a member and returns its id. A repeated request returns the id of the existing feedback.
     */
    send: async (
      { memberId, merchant }: Session,
      { requestId, topic, content, images }: ParsedRequest<typeof sendFeedback>,
    ): Promise<string> => {
      if (!(await uploads.areUploadedBy(memberId, 'feedback', images)))
        throw new GatewayError(ErrorCode.NotFound, {
          message: 'images: each must be an upload of this member, without duplicates',
        });
      await db
        .insert(feedbacks)
        .values({ id: randomUUID(), merchant, memberId, requestId, topic, content, images, at: clock.now() })
        .onConflictDoNothing();
      const [stored] = await db
        .select({ id: feedbacks.id })
        .from(feedbacks)
        .where(and(eq(feedbacks.memberId, memberId), eq(feedbacks.requestId, requestId)));
      return stored!.id;
    },

    list: async (memberId: string) => {
      await replyToPending();
      return db.select().from(feedbacks).where(eq(feedbacks.memberId, memberId)).orderBy(desc(feedbacks.at)).limit(50);
    },
  };
};
export type FeedbackService = ReturnType<typeof createFeedbackService>;

import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import type { sendFeedback } from '@livery/contract/support/feedback';
import type { ParsedRequest } from '@livery/contract/operation';
import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Session } from '../../../core/http/calls/session.ts';
import type { Translations } from '../../../core/text/translations.ts';
import { feedbackRepliedMessage, type TransactionRunner } from '../../notifications/index.ts';
import type { Uploads } from '../../uploads/index.ts';
import type { SupportService } from '../support-service-port.ts';
import { feedbacks } from './feedback.tables.ts';

/** Maximum number of feedback entries that one run forwards. */
const batchSize = 20;

interface CreateFeedbackServiceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly uploads: Uploads;
  readonly withNotifications: TransactionRunner;
  /** Support service. Undefined if the gateway has no support service. */
  readonly service: SupportService | undefined;
  readonly onError: (error: unknown) => void;
}

type Feedback = typeof feedbacks.$inferSelect;

/**
 * Creates the function that forwards the feedback whose `dueAt` has passed, and stores the replies. One call forwards
 * at most `batchSize` entries.
 */
const createForwarder = (
  { db, clock, onError }: CreateFeedbackServiceDeps,
  service: SupportService,
  storeReply: (id: string, replies: Translations) => Promise<void>,
) => {
  /**
   * Selects the feedback that must be forwarded now (`dueAt` has passed), and moves its `dueAt` into the future. Other
   * gateways therefore do not forward it at the same time.
   */
  const claimDue = (now: Date): Promise<Feedback[]> =>
    db.transaction(async (tx) => {
      const due = await tx
        .select()
        .from(feedbacks)
        .where(and(isNull(feedbacks.repliedAt), lte(feedbacks.dueAt, now)))
        .limit(batchSize)
        .for('update', { skipLocked: true });
      for (const { id, at } of due)
        await tx
          .update(feedbacks)
          .set({ dueAt: service.getNextFeedbackTime(at, now) })
          .where(eq(feedbacks.id, id));
      return due;
    });

  return async (): Promise<void> => {
    const now = clock.now();
    for (const { id, merchant, memberId, topic, content, images, at } of await claimDue(now))
      try {
        const feedback = { feedbackId: id, merchant, memberId, topic, content, imageCount: images.length, at };
        const replies = await service.forwardFeedback(feedback, now);
        if (replies) await storeReply(id, replies);
      } catch (error) {
        onError(error);
      }
  };
};

export const createFeedbackService = (deps: CreateFeedbackServiceDeps) => {
  const { db, clock, uploads, withNotifications, service } = deps;

  /**
   * Stores the reply to a feedback entry and notifies the member. If the entry already has a reply, nothing changes.
   * Throws a GatewayError if no entry has this id.
   */
  const storeReply = (id: string, replies: Translations): Promise<void> =>
    withNotifications(async (tx, notify) => {
      const [feedback] = await tx.select().from(feedbacks).where(eq(feedbacks.id, id)).for('update');
      if (!feedback) throw new GatewayError(ErrorCode.NotFound);
      if (feedback.repliedAt) return;
      await tx.update(feedbacks).set({ replies, repliedAt: clock.now(), dueAt: null }).where(eq(feedbacks.id, id));
      const { memberId, merchant } = feedback;
      await notify.inboxMessage(feedbackRepliedMessage({ memberId, merchant }, id, replies));
    });

  const forwardDue = service ? createForwarder(deps, service, storeReply) : async () => undefined;

  return {
    forwardDue,
    storeReply,

    /**
     * Stores the feedback of a member and returns its id. A repeated request returns the id of the existing feedback.
     */
    send: async (
      { memberId, merchant }: Session,
      { requestId, topic, content, images }: ParsedRequest<typeof sendFeedback>,
    ): Promise<string> => {
      if (!service) throw new GatewayError(ErrorCode.FeatureDisabled);
      if (!(await uploads.areUploadedBy(memberId, 'feedback', images)))
        throw new GatewayError(ErrorCode.NotFound, {
          message: 'images: each must be an upload of this member, without duplicates',
        });
      const at = clock.now();
      const row = { id: randomUUID(), merchant, memberId, requestId, topic, content, images, at };
      await db
        .insert(feedbacks)
        .values({ ...row, dueAt: service.getNextFeedbackTime(at, at) })
        .onConflictDoNothing();
      const [stored] = await db
        .select({ id: feedbacks.id })
        .from(feedbacks)
        .where(and(eq(feedbacks.memberId, memberId), eq(feedbacks.requestId, requestId)));
      return stored!.id;
    },

    list: async (memberId: string) => {
      if (service?.isLocal) await forwardDue();
      return db.select().from(feedbacks).where(eq(feedbacks.memberId, memberId)).orderBy(desc(feedbacks.at)).limit(50);
    },
  };
};
export type FeedbackService = ReturnType<typeof createFeedbackService>;

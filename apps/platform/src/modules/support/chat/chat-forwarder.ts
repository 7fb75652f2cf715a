import type { LanguageCode } from '@livery/merchant/languages';
import { and, asc, count, eq, lt, lte } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { getNextQueryTime } from '../../../core/signed-calls/next-query.ts';
import { supportMessages } from '../support.tables.ts';
import type { SupportService } from '../support-service-port.ts';

/** Maximum number of messages that one run forwards. */
const batchSize = 20;

interface CreateChatForwarderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly service: SupportService;
  readonly onError: (error: unknown) => void;
}

type Row = typeof supportMessages.$inferSelect;

const isSame = ({ conversation, id }: Row) =>
  and(eq(supportMessages.conversation, conversation), eq(supportMessages.id, id));

/**
 * Creates the function that forwards chat messages of visitors to the support service. After a failed call, the service
 * may or may not have the message. The message is therefore forwarded again with the same id, so that the service can
 * detect the repetition.
 */
export const createChatForwarder = ({ db, clock, service, onError }: CreateChatForwarderDeps) => {
  /**
   * Selects the messages that must be forwarded now (`dueAt` has passed), and moves their `dueAt` into the future.
   * Other gateways therefore do not forward them at the same time.
   */
  const claimDue = (now: Date, conversation?: string): Promise<Row[]> =>
    db.transaction(async (tx) => {
      const due = await tx
        .select()
        .from(supportMessages)
        .where(
          and(
            lte(supportMessages.dueAt, now),
            conversation === undefined ? undefined : eq(supportMessages.conversation, conversation),
          ),
        )
        .orderBy(asc(supportMessages.sequence))
        .limit(batchSize)
        .for('update', { skipLocked: true });
      for (const message of due)
        await tx
          .update(supportMessages)
          .set({ dueAt: getNextQueryTime(message.sentAt, now) })
          .where(isSame(message));
      return due;
    });

  const countEarlier = async ({ conversation, sequence }: Row): Promise<number> => {
    const [counted] = await db
      .select({ rows: count() })
      .from(supportMessages)
      .where(
        and(
          eq(supportMessages.conversation, conversation),
          eq(supportMessages.author, 'visitor'),
          lt(supportMessages.sequence, sequence),
        ),
      );
    return counted?.rows ?? 0;
  };

  const forward = async (message: Row): Promise<void> => {
    const { id, conversation, merchant, text, sentAt } = message;
    const reply = await service.forwardMessage({
      id,
      conversation,
      merchant,
      text,
      sentAt,
      language: (message.language ?? 'EN') as LanguageCode,
      earlierCount: await countEarlier(message),
    });
    await db.transaction(async (tx) => {
      await tx.update(supportMessages).set({ dueAt: null }).where(isSame(message));
      if (reply !== undefined)
        await tx
          .insert(supportMessages)
          .values({ conversation, merchant, id: `re-${id}`, author: 'service', text: reply, sentAt: clock.now() })
          .onConflictDoNothing();
    });
  };

  return {
    /**
     * Forwards the messages whose `dueAt` has passed, the oldest first. With `conversation`, forwards only the
     * messages of this conversation.
     */
    forwardDue: async (conversation?: string): Promise<void> => {
      try {
        for (const message of await claimDue(clock.now(), conversation)) await forward(message);
      } catch (error) {
        onError(error);
      }
    },
  };
};
export type ChatForwarder = ReturnType<typeof createChatForwarder>;

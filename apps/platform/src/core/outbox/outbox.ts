import { randomUUID } from 'node:crypto';
import { asc, eq, inArray, lte } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { minutes, seconds } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import type { Message, MessageSender } from './message-channel.ts';
import { outgoingMessages } from './outbox.tables.ts';
import type { Merchants } from '../http/hosts/brand-directory.ts';

export interface OutboxMessage extends Message {
  /**
   * Milliseconds after which the message is not sent any more, because it is then useless. For example, the one-time
   * code in the message has expired.
   */
  readonly ttlMs: number;
  /**
   * True for a decoy: a message that is stored and later deleted without being sent. A call for an unknown phone number
   * stores a decoy, so that it takes as long as a call for a known number. Its duration therefore does not reveal if
   * the number is known.
   */
  readonly isDecoy?: boolean;
}

/**
 * Delays in milliseconds between the attempts to send a message. The last delay is repeated until the message expires.
 * An instance that starts an attempt first sets the due time of the message to the time after the next delay. No other
 * instance sends the message before this time.
 */
const retryDelays = [seconds(15), seconds(15), minutes(1), minutes(5), minutes(15)] as const;
const batchSize = 20;

interface CreateOutboxDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly messages: MessageSender;
  readonly merchants: Pick<Merchants, 'find'>;
  readonly onError: (error: unknown) => void;
}

/**
 * Selects the messages that are due, and sets their due time to a later time in the same transaction. Other instances
 * therefore do not send them.
 */
const claimDue = (db: Database, now: Date) =>
  db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(outgoingMessages)
      .where(lte(outgoingMessages.dueAt, now))
      .orderBy(asc(outgoingMessages.createdAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    for (const { id, tries } of due) {
      const retryDelay = retryDelays[Math.min(tries, retryDelays.length - 1)] ?? 0;
      await tx
        .update(outgoingMessages)
        .set({ tries: tries + 1, dueAt: new Date(now.getTime() + retryDelay) })
        .where(eq(outgoingMessages.id, id));
    }
    return due;
  });

/**
 * Creates the outbox for messages to members. A message is written in the transaction of the change that it reports,
 * and deleted after delivery. If the process ends before the deletion, another process sends the message again. The
 * messaging service can recognize this duplicate by the id of the message.
 */
export const createOutbox = ({ db, clock, messages, merchants, onError }: CreateOutboxDeps) => {
  const enqueue = async (
    tx: Database,
    { merchant, ttlMs, isDecoy = false, channel, recipient, subject, text, link }: OutboxMessage,
  ): Promise<void> => {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + (isDecoy ? 0 : ttlMs));
    await tx.insert(outgoingMessages).values({
      id: randomUUID(),
      merchant: merchant.code,
      channel,
      recipient,
      subject: subject ?? null,
      text,
      link: link ?? null,
      createdAt: now,
      dueAt: now,
      expiresAt,
    });
  };

  const send = async ({
    id,
    merchant: code,
    channel,
    recipient,
    subject,
    text,
    link,
  }: typeof outgoingMessages.$inferSelect): Promise<boolean> => {
    const merchant = merchants.find(code);
    if (!merchant) return false;
    try {
      await messages.send({
        id,
        merchant,
        channel,
        recipient,
        text,
        ...(subject && { subject }),
        ...(link && { link }),
      });
      return true;
    } catch (error) {
      onError(error);
      return false;
    }
  };

  return {
    enqueue,

    /**
     * Sends the messages that are due. If an attempt fails, the message stays stored for a later attempt until it
     * expires.
     */
    dispatch: async (): Promise<void> => {
      const now = clock.now();
      const claimed = await claimDue(db, now);
      const done = (
        await Promise.all(claimed.map(async (row) => (row.expiresAt <= now || (await send(row)) ? [row.id] : [])))
      ).flat();
      if (done.length > 0) await db.delete(outgoingMessages).where(inArray(outgoingMessages.id, done));
    },
  };
};
export type Outbox = ReturnType<typeof createOutbox>;

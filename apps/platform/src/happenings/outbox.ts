import { randomUUID } from 'node:crypto';
import { asc, eq, inArray, lte } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { minutes, seconds } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { outgoingMessages } from '../db/schema/tables.ts';
import type { Message, Messages } from '../inbox/messages.ts';
import type { Merchants } from '../merchants/merchants.ts';

export interface Outgoing extends Message {
  /** Milliseconds after which it says nothing any more, such as a code that has expired; then it is not tried again. */
  readonly goodFor: number;
  /** Written down and dropped: what is done for a number that nobody has takes as long as for any other. */
  readonly isForNobody?: boolean;
}

/** Waits between tries. The first is also how long another instance leaves a message to the one that took it. */
const pauses = [seconds(15), seconds(15), minutes(1), minutes(5), minutes(15)] as const;
const atOnce = 20;

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly messages: Messages;
  readonly merchants: Pick<Merchants, 'find'>;
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Messages on their way out. Each is written in the transaction of what it tells of, and taken away once it was
 * delivered; one whose process died in between is delivered by the next. So a message may arrive twice, never not at
 * all: its id tells the service that it has had it.
 */
export const createOutbox = ({ db, clock, messages, merchants, onTrouble }: Needs) => {
  const put = async (
    tx: Database,
    { merchant, goodFor, isForNobody = false, channel, recipient, subject, text, link }: Outgoing,
  ): Promise<void> => {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + (isForNobody ? 0 : goodFor));
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

  /** Takes what is due, so that no other instance does meanwhile. */
  const take = (now: Date) =>
    db.transaction(async (tx) => {
      const due = await tx
        .select()
        .from(outgoingMessages)
        .where(lte(outgoingMessages.dueAt, now))
        .orderBy(asc(outgoingMessages.createdAt))
        .limit(atOnce)
        .for('update', { skipLocked: true });
      for (const { id, tries } of due) {
        const pause = pauses[Math.min(tries, pauses.length - 1)] ?? 0;
        await tx
          .update(outgoingMessages)
          .set({ tries: tries + 1, dueAt: new Date(now.getTime() + pause) })
          .where(eq(outgoingMessages.id, id));
      }
      return due;
    });

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
      onTrouble(error);
      return false;
    }
  };

  return {
    put,

    /** Delivers what is due; what cannot be delivered now stays for a later try, as long as it still says something. */
    deliver: async (): Promise<void> => {
      const now = clock.now();
      const taken = await take(now);
      const done = (
        await Promise.all(taken.map(async (row) => (row.expiresAt <= now || (await send(row)) ? [row.id] : [])))
      ).flat();
      if (done.length > 0) await db.delete(outgoingMessages).where(inArray(outgoingMessages.id, done));
    },
  };
};
export type Outbox = ReturnType<typeof createOutbox>;

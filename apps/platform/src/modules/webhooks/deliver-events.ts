import { deliverEvent, deliverEventPath } from '@livery/contract/services/webhook-events';
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Clock } from '../../core/clock/clock.ts';
import { days, hours, minutes, seconds } from '../../core/clock/durations.ts';
import type { Database } from '../../core/db/database.ts';
import type { SignedClient } from '../../core/signed-calls/signed-client.ts';
import { webhookEvents } from './webhooks.tables.ts';

type EventRow = typeof webhookEvents.$inferSelect;

/**
 * Milliseconds from an attempt to the next one. The first delay follows the first attempt, and so on. The last delay
 * applies to all further attempts. An event is not selected again before its delay has passed. The first delay must
 * therefore be longer than a call can take. Otherwise another gateway could send the event during the call.
 */
const retryDelays = [seconds(15), minutes(1), minutes(5), minutes(15), hours(1)] as const;
/**
 * Maximum number of attempts to deliver an event. They take about three days. After the last attempt, an operator must
 * look for the cause, and send the event again with `npm run webhooks`.
 */
export const maxTries = 75;
/** Milliseconds for which a delivered event stays in the database. */
const retention = days(30);
const batchSize = 50;
const maxErrorLength = 500;

interface EventDeliveryDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly client: SignedClient;
  readonly onError: (error: unknown) => void;
}

const getDelay = (tries: number): number => retryDelays[Math.min(tries, retryDelays.length - 1)] ?? 0;

/**
 * Selects the events whose next attempt is due (`dueAt` has passed), and moves their `dueAt` to the attempt after it.
 * Other gateways therefore do not send these events at the same time.
 */
const claimDue = (db: Database, now: Date): Promise<EventRow[]> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(webhookEvents)
      .where(and(isNotNull(webhookEvents.dueAt), lte(webhookEvents.dueAt, now)))
      .orderBy(asc(webhookEvents.dueAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    for (const { id, tries } of due)
      await tx
        .update(webhookEvents)
        .set({ tries: tries + 1, dueAt: new Date(now.getTime() + getDelay(tries)) })
        .where(eq(webhookEvents.id, id));
    return due;
  });

/**
 * Creates the functions that deliver the stored events to the operator's service. An event that the service does not
 * accept is sent again with the same id, after longer and longer pauses, for three days.
 */
export const createEventDelivery = ({ db, clock, client, onError }: EventDeliveryDeps) => {
  const send = async ({ id, type, merchant, occurredAt, data }: EventRow): Promise<void> => {
    const event = { id, type, merchant, occurredAt: occurredAt.toISOString(), data };
    await client.post(deliverEventPath, event, deliverEvent.value);
  };

  const deliver = async (row: EventRow): Promise<void> => {
    const where = eq(webhookEvents.id, row.id);
    try {
      await send(row);
      await db.update(webhookEvents).set({ deliveredAt: clock.now(), dueAt: null, error: null }).where(where);
    } catch (error) {
      const isLast = row.tries + 1 >= maxTries;
      const text = (error instanceof Error ? error.message : String(error)).slice(0, maxErrorLength);
      await db
        .update(webhookEvents)
        .set({ error: text, ...(isLast && { dueAt: null }) })
        .where(where);
      onError(error);
    }
  };

  return {
    deliverDue: async (): Promise<void> => {
      const claimed = await claimDue(db, clock.now());
      await Promise.all(claimed.map(deliver));
    },
    /** Deletes the events that were delivered more than 30 days ago. */
    deleteDelivered: async (): Promise<void> => {
      await db.delete(webhookEvents).where(lte(webhookEvents.deliveredAt, new Date(clock.now().getTime() - retention)));
    },
  };
};

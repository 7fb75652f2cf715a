import { and, count, isNotNull, isNull, min } from 'drizzle-orm';
import type { Clock } from '../../core/clock/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { Metrics } from '../../core/metrics/metrics.ts';
import { webhookEvents } from './webhooks.tables.ts';

/**
 * Adds metrics: the number and age of the undelivered events, and the number of events whose delivery has failed
 * permanently.
 */
export const addWebhooksMetrics = (
  { addGauge }: Metrics,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): void => {
  const isWaiting = isNotNull(webhookEvents.dueAt);
  addGauge({
    name: 'webhook_events_waiting',
    help: 'Events that wait for delivery to the operator',
    read: async () => [{ value: await db.$count(webhookEvents, isWaiting) }],
  });
  addGauge({
    name: 'webhook_oldest_seconds',
    help: 'Age of the oldest event that waits for delivery to the operator',
    read: async () => {
      const [oldest] = await db
        .select({ at: min(webhookEvents.occurredAt) })
        .from(webhookEvents)
        .where(isWaiting);
      return [{ value: oldest?.at ? (clock.now().getTime() - oldest.at.getTime()) / 1000 : 0 }];
    },
  });
  addGauge({
    name: 'webhook_events_failed',
    help: 'Events that the gateway does not send again by itself',
    read: async () => {
      const [failed] = await db
        .select({ value: count() })
        .from(webhookEvents)
        .where(and(isNull(webhookEvents.dueAt), isNull(webhookEvents.deliveredAt)));
      return [{ value: failed?.value ?? 0 }];
    },
  });
};

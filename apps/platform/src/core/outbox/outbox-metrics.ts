import { sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { outgoingMessages } from './outbox.tables.ts';

/** Adds two gauges: the number of messages that wait for delivery, and the age of the oldest of them. */
export const addOutboxMetrics = (
  { addGauge }: Metrics,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): void => {
  addGauge({
    name: 'outbox_messages',
    help: 'Messages that wait for delivery',
    read: async () => [{ value: await db.$count(outgoingMessages) }],
  });
  addGauge({
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest message that waits for delivery',
    read: async () => {
      const [oldest] = await db
        .select({ at: sql<string | null>`min(${outgoingMessages.createdAt})::text` })
        .from(outgoingMessages);
      return [{ value: oldest?.at ? (clock.now().getTime() - new Date(oldest.at).getTime()) / 1000 : 0 }];
    },
  });
};

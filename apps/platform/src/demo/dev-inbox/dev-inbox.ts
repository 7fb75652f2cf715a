import { randomUUID } from 'node:crypto';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Clock } from '../../core/clock/clock.ts';
import { days } from '../../core/clock/durations.ts';
import type { Database } from '../../core/db/database.ts';
import type { MessageSender } from '../../core/outbox/message-channel.ts';
import { devInbox } from './dev-inbox.tables.ts';

export type DevInboxMessage = typeof devInbox.$inferSelect;

const shown = 50;

/**
 * Creates a message sender for development. It sends nothing, but stores each message for a day. The page of the
 * development inbox lists these messages.
 */
export const createDevInbox = (
  db: Database,
  clock: Clock,
): MessageSender & { readonly list: (merchant: string) => Promise<DevInboxMessage[]> } => ({
  send: async ({ id = randomUUID(), merchant: { code: merchant }, channel, recipient, subject, text, link }) => {
    const at = clock.now();
    await db
      .delete(devInbox)
      .where(and(eq(devInbox.merchant, merchant), lt(devInbox.at, new Date(at.getTime() - days(1)))));
    await db
      .insert(devInbox)
      .values({ id, merchant, channel, recipient, subject: subject ?? null, text, link: link ?? null, at })
      .onConflictDoNothing();
  },
  list: (merchant) =>
    db.select().from(devInbox).where(eq(devInbox.merchant, merchant)).orderBy(desc(devInbox.at)).limit(shown),
});
export type DevInbox = ReturnType<typeof createDevInbox>;

import { randomUUID } from 'node:crypto';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { days } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { devInbox } from '../db/schema/tables.ts';
import type { Messages } from './messages.ts';

export type Delivered = typeof devInbox.$inferSelect;

const shown = 50;

/** Where no messaging service is set: messages are kept for a day, to be read on the inbox page. */
export const createDevInbox = (
  db: Database,
  clock: Clock,
): Messages & { readonly list: (merchant: string) => Promise<Delivered[]> } => ({
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

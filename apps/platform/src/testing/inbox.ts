import { desc, eq } from 'drizzle-orm';
import { vi } from 'vitest';
import type { TestApp } from './test-platform.ts';
import { devInbox } from '../demo/dev-inbox/dev-inbox.tables.ts';

type Delivered = typeof devInbox.$inferSelect;

/** Reads the messages that members would have received on their phones and in their mailboxes. */
export const readInbox = ({ store }: TestApp, merchant = 'bituinara') => {
  const messagesTo = async (recipient: string): Promise<Delivered[]> => {
    const all = await store.db
      .select()
      .from(devInbox)
      .where(eq(devInbox.merchant, merchant))
      .orderBy(desc(devInbox.at));
    return all.filter((each) => each.recipient === recipient);
  };
  return {
    messagesTo,
    /** Waits for `count` messages and returns the newest. The gateway does not await delivery. */
    newestTo: (recipient: string, count = 1): Promise<Delivered> =>
      vi.waitFor(async () => {
        const messages = await messagesTo(recipient);
        if (messages.length < count) throw new Error(`${recipient} got ${messages.length} messages, not ${count}`);
        return messages[0] as Delivered;
      }),
  };
};

/** Extracts the six-digit code of a message. */
export const extractCode = ({ text }: Delivered): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

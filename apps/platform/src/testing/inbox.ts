import { desc, eq } from 'drizzle-orm';
import { vi } from 'vitest';
import type { TestApp } from './test-platform.ts';
import { devInbox } from '../demo/dev-inbox/dev-inbox.tables.ts';

type Delivered = typeof devInbox.$inferSelect;

/**
 * Creates functions that read the SMS and e-mail messages of a demo gateway to members of the brand `merchant`. The
 * gateway stores these messages in the table `dev_inbox`.
 */
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
    /**
     * Waits until the recipient has got `count` messages, and returns the newest one. Waiting is necessary because the
     * gateway responds before the delivery.
     */
    newestTo: (recipient: string, count = 1): Promise<Delivered> =>
      vi.waitFor(async () => {
        const messages = await messagesTo(recipient);
        if (messages.length < count) throw new Error(`${recipient} got ${messages.length} messages, not ${count}`);
        return messages[0] as Delivered;
      }),
  };
};

/** Returns the six-digit code in a message, or an empty string if there is none. */
export const extractCode = ({ text }: Delivered): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

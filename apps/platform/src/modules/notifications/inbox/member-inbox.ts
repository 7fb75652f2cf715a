import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { EventHub } from '../../../core/realtime/event-hub.ts';
import { getUnreadCount } from './unread-count.ts';
import { memberMessages, type messageKinds } from '../notifications.tables.ts';
import type { Translations } from '../../../core/text/translations.ts';

export interface InboxMessage {
  readonly merchant: string;
  readonly memberId: string;
  readonly kind: (typeof messageKinds)[number];
  /**
   * Key of the event that caused the message, e.g. `deposit/<order id>`. If a message with this key already exists, no
   * new message is created.
   */
  readonly eventKey: string;
  /** Title by language code of the API. A language without a title uses the English one. */
  readonly titles: Translations;
  /** Message text in HTML, by language. Text that people entered must be escaped before. */
  readonly contents: Translations;
}
export type StoredMessage = InboxMessage & { readonly id: string };

/** Called after the transaction of a new message is committed, e.g. to send push notifications. */
export type OnMessageCreated = (message: StoredMessage) => void;

export const createMemberInbox = (clock: Clock, hub: EventHub, db: Database, onMessageCreated: OnMessageCreated) => ({
  /**
   * Stores a message in the transaction of the event that caused it. Returns an empty array if a message for this event
   * already exists.
   */
  write: async (tx: Database, message: InboxMessage): Promise<StoredMessage[]> => {
    const id = randomUUID();
    const written = await tx
      .insert(memberMessages)
      .values({ id, ...message, sentAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: memberMessages.id });
    return written.length === 0 ? [] : [{ ...message, id }];
  },

  /**
   * Sends the new number of unread messages to the pages that the member has open, and calls `onMessageCreated`. Call
   * this function after the commit. The embedded database has only one connection, which an open transaction blocks.
   */
  announce: async (message: StoredMessage): Promise<void> => {
    await hub.publish({
      type: 'unread',
      memberId: message.memberId,
      unreadCount: await getUnreadCount(db, message.memberId),
    });
    onMessageCreated(message);
  },
});
export type MemberInbox = ReturnType<typeof createMemberInbox>;

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
   * Key of the event that the message reports, e.g. `deposit/<order id>`. Repeated calls for the same event create one
   * message.
   */
  readonly eventKey: string;
  /** Title by language code of the API. English is the fallback. */
  readonly titles: Translations;
  /** Content in HTML, by language. Text that people entered must be escaped. */
  readonly contents: Translations;
}
export type StoredMessage = InboxMessage & { readonly id: string };

/** Function that is called after a message is committed, e.g. to send push notifications. */
export type OnMessageCreated = (message: StoredMessage) => void;

/** Creates the service that writes inbox messages. */
export const createMemberInbox = (clock: Clock, hub: EventHub, db: Database, onMessageCreated: OnMessageCreated) => ({
  /** Writes a message in the transaction of its event. Returns an empty array if the event already has a message. */
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
   * Publishes the new unread count to open pages and calls `onMessageCreated`. Call it after the commit: the embedded
   * store has only one connection.
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

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
  /** What it tells of, e.g. `deposit/<order id>`: the same happening is told once, however often this is called. */
  readonly eventKey: string;
  /** By the wire's language codes; English stands in for one that lacks. */
  readonly titles: Translations;
  /** HTML by language. What a person wrote must be escaped in it. */
  readonly contents: Translations;
}
export type StoredMessage = InboxMessage & { readonly id: string };

/** Called after a letter stands, e.g. to wake the member's browsers. */
export type OnMessageCreated = (message: StoredMessage) => void;

/** Letters to members. */
export const createMemberInbox = (clock: Clock, hub: EventHub, db: Database, onMessageCreated: OnMessageCreated) => ({
  /** Writes a letter in the transaction of what it tells of; answers nothing where that was told before. */
  write: async (tx: Database, message: InboxMessage): Promise<StoredMessage[]> => {
    const id = randomUUID();
    const written = await tx
      .insert(memberMessages)
      .values({ id, ...message, sentAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: memberMessages.id });
    return written.length === 0 ? [] : [{ ...message, id }];
  },

  /** Tells the open pages how many letters wait now, and whoever else wants to know. To be called once it is committed: the embedded store has no second connection. */
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

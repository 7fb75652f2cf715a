import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { EventHub } from '../../../core/realtime/event-hub.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';
import { getUnreadCount } from './unread-count.ts';
import { memberMessages, type messageKinds } from '../notifications.tables.ts';
import { findInLanguage } from '../../../core/text/language-fallback.ts';
import type { Translations } from '../../../core/text/translations.ts';

export interface InboxMessage {
  readonly merchant: string;
  readonly memberId: string;
  readonly kind: (typeof messageKinds)[number];
  /** Key of the event that caused the message, e.g. `deposit/<order id>`. For each key, only one message is created. */
  readonly eventKey: string;
  /** Title by language code of the API. Only the texts in the languages of the brand and in English are stored. */
  readonly titles: Translations;
  /** Message text in HTML, by language. The caller must escape text that people have entered. */
  readonly contents: Translations;
}
export type StoredMessage = InboxMessage & { readonly id: string };

/** Called after the commit of a new message, e.g. to send push notifications. */
export type OnMessageCreated = (message: StoredMessage) => void;

interface MemberInboxDeps {
  readonly clock: Clock;
  readonly hub: EventHub;
  readonly db: Database;
  readonly merchants: Pick<Merchants, 'find'>;
  readonly onMessageCreated: OnMessageCreated;
}

/**
 * Selects the texts in the given languages. TL and TY are both codes of Tagalog. If a text exists under only one of the
 * two codes, it is used for the other code too.
 */
const pick = (texts: Translations, languages: readonly string[]): Translations =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const text = findInLanguage(texts, language);
      return text === undefined ? [] : [[language, text] as const];
    }),
  );

/**
 * Removes the texts in languages that the members of the brand cannot choose. English is never removed. This saves
 * space, because a message in all languages has about 15 kB.
 */
const toStoredTexts = <Message extends InboxMessage>(message: Message, merchants: Pick<Merchants, 'find'>): Message => {
  const brand = merchants.find(message.merchant);
  if (!brand) return message;
  const languages = [...brand.languages, 'EN'];
  return { ...message, titles: pick(message.titles, languages), contents: pick(message.contents, languages) };
};

export const createMemberInbox = ({ clock, hub, db, merchants, onMessageCreated }: MemberInboxDeps) => ({
  /**
   * Stores a message in the transaction of the event that caused it. Returns an empty array if a message for this event
   * already exists.
   */
  write: async (tx: Database, message: InboxMessage): Promise<StoredMessage[]> => {
    const stored = { ...toStoredTexts(message, merchants), id: randomUUID() };
    const written = await tx
      .insert(memberMessages)
      .values({ ...stored, sentAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: memberMessages.id });
    return written.length === 0 ? [] : [stored];
  },

  /**
   * Sends the new number of unread messages to the member's open pages, and calls `onMessageCreated`. Call this
   * function only after the commit. It reads the database, and inside a transaction it would wait forever for the only
   * connection of the embedded database.
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

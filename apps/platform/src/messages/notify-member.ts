import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { memberMessages, type messageKinds, type Translations } from '../db/schema/tables.ts';
import type { Hub } from '../events/hub.ts';
import { unreadCount } from './unread-count.ts';

export interface Letter {
  readonly merchant: string;
  readonly memberId: string;
  readonly kind: (typeof messageKinds)[number];
  /** What it tells of, e.g. `deposit/<order id>`: the same happening is told once, however often this is called. */
  readonly happening: string;
  /** By the wire's language codes; English stands in for one that lacks. */
  readonly titles: Translations;
  /** HTML by language. What a person wrote must be escaped in it. */
  readonly contents: Translations;
}

/** Called after a letter has been written, e.g. to wake the member's browsers. */
export type OnLetter = (letter: Letter & { readonly id: string }) => void;

/**
 * Writes a letter to a member and tells the open pages how many now wait. To be called after the transaction of what
 * happened has ended: a letter is no part of it, and the embedded store has no second connection.
 */
export const createNotifier =
  (db: Database, clock: Clock, hub: Hub, onLetter: OnLetter = () => undefined) =>
  async (letter: Letter): Promise<void> => {
    const id = randomUUID();
    const written = await db.insert(memberMessages).values({ id, ...letter, sentAt: clock.now() }).onConflictDoNothing().returning({ id: memberMessages.id });
    if (written.length === 0) return;
    await hub.publish({ type: 'unread', memberId: letter.memberId, unreadCount: await unreadCount(db, letter.memberId) });
    onLetter({ ...letter, id });
  };
export type NotifyMember = ReturnType<typeof createNotifier>;

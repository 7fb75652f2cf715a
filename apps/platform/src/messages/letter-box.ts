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
export type Written = Letter & { readonly id: string };

/** Called after a letter stands, e.g. to wake the member's browsers. */
export type OnLetter = (letter: Written) => void;

/** Letters to members. */
export const createLetters = (clock: Clock, hub: Hub, db: Database, onLetter: OnLetter) => ({
  /** Writes a letter in the transaction of what it tells of; answers nothing where that was told before. */
  write: async (tx: Database, letter: Letter): Promise<Written[]> => {
    const id = randomUUID();
    const written = await tx
      .insert(memberMessages)
      .values({ id, ...letter, sentAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: memberMessages.id });
    return written.length === 0 ? [] : [{ ...letter, id }];
  },

  /** Tells the open pages how many letters wait now, and whoever else wants to know. To be called once it is committed: the embedded store has no second connection. */
  announce: async (letter: Written): Promise<void> => {
    await hub.publish({
      type: 'unread',
      memberId: letter.memberId,
      unreadCount: await unreadCount(db, letter.memberId),
    });
    onLetter(letter);
  },
});
export type Letters = ReturnType<typeof createLetters>;

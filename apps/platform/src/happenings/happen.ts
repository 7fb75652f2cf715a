import type { Database } from '../db/database.ts';
import type { Letter, Letters, Written } from '../messages/letter-box.ts';
import type { Outbox, Outgoing } from './outbox.ts';

/** What a change to the database sets off, written down in its transaction. */
export interface Tell {
  /** A letter to a member, which the account shows. */
  readonly letter: (letter: Letter) => Promise<void>;
  /** A message to a phone or a mailbox. */
  readonly message: (message: Outgoing) => Promise<void>;
}

/**
 * Runs `work` in a transaction. The letters and messages that it tells stand or fall with it: a process that dies right
 * after the commit has lost none, and one that is undone has told nobody.
 */
export type Happen = <Result>(work: (tx: Database, tell: Tell) => Promise<Result>) => Promise<Result>;

/** Runs what happens and tells nobody: history that is made up, and tests of something else. */
export const silently =
  (db: Database): Happen =>
  (work) =>
    db.transaction((tx) => work(tx, { letter: async () => undefined, message: async () => undefined }));

interface Needs {
  readonly db: Database;
  readonly letters: Letters;
  readonly outbox: Outbox;
  readonly onTrouble: (error: unknown) => void;
}

export const createHappen =
  ({ db, letters, outbox, onTrouble }: Needs): Happen =>
  async (work) => {
    const written: Written[] = [];
    let hasMessages = false;
    const result = await db.transaction((tx) =>
      work(tx, {
        letter: async (letter) => void written.push(...(await letters.write(tx, letter))),
        message: async (message) => {
          hasMessages = true;
          await outbox.put(tx, message);
        },
      }),
    );
    for (const letter of written) void letters.announce(letter).catch(onTrouble);
    // Not waited for: how long a delivery takes must not tell whether there was one.
    if (hasMessages) void outbox.deliver().catch(onTrouble);
    return result;
  };

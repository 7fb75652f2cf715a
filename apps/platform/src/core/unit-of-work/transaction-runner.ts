import type { Database } from '../db/database.ts';
import type { InboxMessage, MemberInbox, StoredMessage } from '../../modules/notifications/inbox/member-inbox.ts';
import type { Outbox, OutboxMessage } from '../outbox/outbox.ts';

/** What a change to the database sets off, written down in its transaction. */
export interface NotifyInTransaction {
  /** A letter to a member, which the account shows. */
  readonly inboxMessage: (inboxMessage: InboxMessage) => Promise<void>;
  /** A message to a phone or a mailbox. */
  readonly message: (message: OutboxMessage) => Promise<void>;
}

/**
 * Runs `work` in a transaction. The letters and messages that it tells stand or fall with it: a process that dies right
 * after the commit has lost none, and one that is undone has told nobody.
 */
export type TransactionRunner = <Result>(
  work: (tx: Database, notify: NotifyInTransaction) => Promise<Result>,
) => Promise<Result>;

/** Runs what happens and tells nobody: history that is made up, and tests of something else. */
export const withoutNotifications =
  (db: Database): TransactionRunner =>
  (work) =>
    db.transaction((tx) => work(tx, { inboxMessage: async () => undefined, message: async () => undefined }));

interface CreateTransactionRunnerDeps {
  readonly db: Database;
  readonly memberInbox: MemberInbox;
  readonly outbox: Outbox;
  readonly onError: (error: unknown) => void;
}

export const createTransactionRunner =
  ({ db, memberInbox, outbox, onError }: CreateTransactionRunnerDeps): TransactionRunner =>
  async (work) => {
    const written: StoredMessage[] = [];
    let hasMessages = false;
    const result = await db.transaction((tx) =>
      work(tx, {
        inboxMessage: async (inboxMessage) => void written.push(...(await memberInbox.write(tx, inboxMessage))),
        message: async (message) => {
          hasMessages = true;
          await outbox.enqueue(tx, message);
        },
      }),
    );
    for (const inboxMessage of written) void memberInbox.announce(inboxMessage).catch(onError);
    // Not waited for: how long a delivery takes must not tell whether there was one.
    if (hasMessages) void outbox.dispatch().catch(onError);
    return result;
  };

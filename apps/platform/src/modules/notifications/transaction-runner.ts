import type { Database } from '../../core/db/database.ts';
import type { InboxMessage, MemberInbox, StoredMessage } from './inbox/member-inbox.ts';
import type { Outbox, OutboxMessage } from '../../core/outbox/outbox.ts';

/** Writes the notifications of a change in the transaction of this change. */
export interface NotifyInTransaction {
  /** Writes an inbox message to a member. */
  readonly inboxMessage: (inboxMessage: InboxMessage) => Promise<void>;
  /** Writes a message to a phone or a mailbox. */
  readonly message: (message: OutboxMessage) => Promise<void>;
}

/**
 * Runs `work` in a transaction and commits its notifications with it. No notification is lost if the process dies after
 * the commit, and none is sent after a rollback.
 */
export type TransactionRunner = <Result>(
  work: (tx: Database, notify: NotifyInTransaction) => Promise<Result>,
) => Promise<Result>;

/** Runs `work` without notifications, for generated history and for tests that need none. */
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
    // The delivery is not awaited, because the response time must not reveal whether a message was sent.
    if (hasMessages) void outbox.dispatch().catch(onError);
    return result;
  };

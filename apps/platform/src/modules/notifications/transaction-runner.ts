import type { Database } from '../../core/db/database.ts';
import type { InboxMessage, MemberInbox, StoredMessage } from './inbox/member-inbox.ts';
import type { Merchants } from '../../core/http/hosts/brand-directory.ts';
import { createSecurityAlert, type SecurityAlert } from './security-alert.ts';
import type { Outbox, OutboxMessage } from '../../core/outbox/outbox.ts';

/** Functions that store notifications about a change in the same transaction as the change. */
export interface NotifyInTransaction {
  /** Stores an inbox message for a member. */
  readonly inboxMessage: (inboxMessage: InboxMessage) => Promise<void>;
  /** Stores a message for a phone or a mailbox. The message waits in the outbox table until it is sent. */
  readonly message: (message: OutboxMessage) => Promise<void>;
  /** Stores a security alert for the member's inbox, mailbox and phone. */
  readonly securityAlert: (alert: SecurityAlert) => Promise<void>;
}

/**
 * Runs `work` in a transaction, and stores the notifications of `work` in the same transaction. If the process dies
 * after the commit, the stored notifications are sent later. After a rollback, nothing is sent.
 */
export type TransactionRunner = <Result>(
  work: (tx: Database, notify: NotifyInTransaction) => Promise<Result>,
) => Promise<Result>;

/** Runs `work` in a transaction and discards its notifications. Demo data and some tests use this function. */
export const withoutNotifications =
  (db: Database): TransactionRunner =>
  (work) =>
    db.transaction((tx) =>
      work(tx, {
        inboxMessage: async () => undefined,
        message: async () => undefined,
        securityAlert: async () => undefined,
      }),
    );

interface CreateTransactionRunnerDeps {
  readonly db: Database;
  readonly memberInbox: MemberInbox;
  readonly outbox: Outbox;
  readonly merchants: Pick<Merchants, 'find'>;
  readonly onError: (error: unknown) => void;
}

export const createTransactionRunner =
  ({ db, memberInbox, outbox, merchants, onError }: CreateTransactionRunnerDeps): TransactionRunner =>
  async (work) => {
    const written: StoredMessage[] = [];
    let hasMessages = false;
    const result = await db.transaction((tx) => {
      const inboxMessage: NotifyInTransaction['inboxMessage'] = async (created) =>
        void written.push(...(await memberInbox.write(tx, created)));
      const message: NotifyInTransaction['message'] = async (created) => {
        hasMessages = true;
        await outbox.enqueue(tx, created);
      };
      return work(tx, {
        inboxMessage,
        message,
        securityAlert: async (alert) => {
          const { inboxMessage: created, messages } = await createSecurityAlert(tx, merchants, alert);
          await inboxMessage(created);
          for (const each of messages) await message(each);
        },
      });
    });
    for (const inboxMessage of written) void memberInbox.announce(inboxMessage).catch(onError);
    // The caller does not wait for the delivery. Otherwise the response time would reveal whether a message was sent.
    if (hasMessages) void outbox.dispatch().catch(onError);
    return result;
  };

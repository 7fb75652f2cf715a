import type { Clock } from '../../core/clock/clock.ts';
import type { MessageSender } from '../../core/outbox/message-channel.ts';
import type { Database } from '../../core/db/database.ts';
import type { EventHub } from '../../core/realtime/event-hub.ts';
import type { IdempotentContext } from '../../core/http/calls/request-context.ts';
import { createMemberInbox, type InboxMessage, type OnMessageCreated } from './inbox/member-inbox.ts';
import { createTransactionRunner } from './transaction-runner.ts';
import { createOutbox, type Outbox } from '../../core/outbox/outbox.ts';
import type { Merchants } from '../../core/http/hosts/brand-directory.ts';

interface CreateNotificationsDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Service that sends messages to phones and mailboxes. Undefined if no such service is connected. */
  readonly messages: MessageSender | undefined;
  readonly hub: EventHub;
  readonly merchants: Merchants;
  readonly onMessageCreated: OnMessageCreated;
  readonly warn: (message: string) => (error: unknown) => void;
}

/** Creates the services that notify members: inbox messages, and messages to phones and mailboxes. */
export const createNotifications = ({
  db,
  clock,
  messages,
  hub,
  merchants,
  onMessageCreated,
  warn,
}: CreateNotificationsDeps) => {
  const outbox: Outbox = messages
    ? createOutbox({ db, clock, messages, merchants, onError: warn('A message was not delivered') })
    : { enqueue: async () => undefined, dispatch: async () => undefined };
  const memberInbox = createMemberInbox({ clock, hub, db, merchants, onMessageCreated });
  /**
   * Stores an inbox message in the transaction of an idempotent call (a call with an `Idempotency-Key`). After the
   * commit, sends the new number of unread messages to the member's open pages.
   */
  const notifyInCall = async (
    { tx, onCommit }: Pick<IdempotentContext, 'tx' | 'onCommit'>,
    message: InboxMessage,
  ): Promise<void> => {
    const written = await memberInbox.write(tx, message);
    onCommit(() =>
      Promise.all(written.map(memberInbox.announce)).catch(warn('The inbox message of a call could not be announced')),
    );
  };
  return {
    notifyInCall,
    withNotifications: createTransactionRunner({
      db,
      memberInbox,
      outbox,
      merchants,
      onError: warn('The notifications of a change could not be sent'),
    }),
    dispatch: outbox.dispatch,
  };
};
export type NotifyInCall = ReturnType<typeof createNotifications>['notifyInCall'];

import type { Clock } from '../../core/clock/clock.ts';
import { seconds } from '../../core/clock/durations.ts';
import type { Config } from '../../core/config/config.ts';
import type { Database } from '../../core/db/database.ts';
import type { EventHub } from '../../core/realtime/event-hub.ts';
import { createDevInbox } from '../../demo/dev-inbox/dev-inbox.ts';
import { createWebhookSender } from './webhook-message-channel.ts';
import { runPeriodically } from '../../core/jobs/run-periodically.ts';
import type { Merchants } from '../brands/brand-repository.ts';
import { createMemberInbox, type OnMessageCreated } from './inbox/member-inbox.ts';
import { createTransactionRunner } from '../../core/unit-of-work/transaction-runner.ts';
import { createOutbox } from '../../core/outbox/outbox.ts';

interface CreateNotificationsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Config;
  readonly hub: EventHub;
  readonly merchants: Merchants;
  readonly onMessageCreated: OnMessageCreated;
  readonly warn: (message: string) => (error: unknown) => void;
}

/** Milliseconds between two searches for messages that a process left behind or a service did not accept. */
const sweepInterval = seconds(5);

/** Creates the notifications of changes: inbox messages in the account, and messages to phones and mailboxes. */
export const createNotifications = ({
  db,
  clock,
  config,
  hub,
  merchants,
  onMessageCreated,
  warn,
}: CreateNotificationsDeps) => {
  const inbox = createDevInbox(db, clock);
  const messages = config.messagesUrl ? createWebhookSender(config.messagesUrl, config.messagesSecret ?? '') : inbox;
  const outbox = createOutbox({ db, clock, messages, merchants, onError: warn('A message was not delivered') });
  let stop: (() => Promise<void>) | undefined;
  return {
    withNotifications: createTransactionRunner({
      db,
      memberInbox: createMemberInbox(clock, hub, db, onMessageCreated),
      outbox,
      onError: warn('The notifications of a change could not be sent'),
    }),
    /** Development inbox, undefined if a messaging service is configured. */
    inbox: messages === inbox ? inbox : undefined,
    dispatch: outbox.dispatch,
    start: (): void => {
      stop ??= runPeriodically(sweepInterval, outbox.dispatch, warn('Messages could not be delivered'));
    },
    stop: async (): Promise<void> => stop?.(),
  };
};

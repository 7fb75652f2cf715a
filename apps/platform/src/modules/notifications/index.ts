import { seconds } from '../../core/clock/durations.ts';
import { defineModule } from '../../core/modules/define-module.ts';
import { addOutboxMetrics } from '../../core/outbox/outbox-metrics.ts';
import { brandsModule } from '../brands/index.ts';
import { membersModule } from '../members/index.ts';
import { createNotifications, type NotifyInCall } from './create-notifications.ts';
import { messagesRoutes } from './inbox/inbox.routes.ts';
import { messageSenderPort } from './message-sender-port.ts';
import { createPushService } from './push/push-service.ts';
import { pushRoutes } from './push/push.routes.ts';

export {
  feedbackRepliedMessage,
  identityDecidedMessage,
  passkeyAddedMessage,
  paymentMessage,
  type RateChange,
  ratesSetMessage,
  securityChangedMessage,
  welcomeMessage,
} from './inbox/inbox-messages.ts';
export type { InboxMessage } from './inbox/member-inbox.ts';
export type { NotifyInCall };
export { messageSenderPort } from './message-sender-port.ts';
export { memberMessages } from './notifications.tables.ts';
export { pushSubscriptions } from './push/push.tables.ts';
export { type NotifyInTransaction, type TransactionRunner, withoutNotifications } from './transaction-runner.ts';
export { createRemoteMessageSender } from './remote-message-sender.ts';

/**
 * Milliseconds between two searches for undelivered messages. A message is undelivered if the process crashed before
 * the delivery, or if the messaging service rejected it.
 */
const sweepInterval = seconds(5);

/** Notifications for members: inbox messages, web push, and messages to phones and mailboxes. */
export const notificationsModule = defineModule({
  name: 'notifications',
  dependsOn: { brands: brandsModule, members: membersModule },
  register: async ({ route, config, db, clock, hub, keys, ports, jobs, metrics, warn }, { brands: { merchants } }) => {
    const push = await createPushService({ db, clock, config, keys, merchants, warn });
    const { withNotifications, notifyInCall, dispatch } = createNotifications({
      db,
      clock,
      messages: ports.find(messageSenderPort),
      hub,
      merchants,
      onMessageCreated: push.notifySubscribers,
      warn,
    });
    jobs.add({ name: 'notifications.outbox', every: sweepInterval, run: dispatch });
    addOutboxMetrics(metrics, { db, clock });
    messagesRoutes(route, { db, clock, hub, merchants });
    pushRoutes(route, { merchants, ...push });
    return { withNotifications, notifyInCall };
  },
});

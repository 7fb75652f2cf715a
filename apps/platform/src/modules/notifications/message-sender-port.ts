import type { MessageSender } from '../../core/outbox/message-channel.ts';
import { definePort } from '../../core/ports/ports.ts';

/**
 * Sender for a gateway without a messaging service. Each attempt to send fails, so a message stays in the outbox until
 * it expires.
 */
const rejectingSender: MessageSender = {
  send: async ({ channel }) => {
    throw new Error(
      `There is no messaging service, so a message by ${channel} was not delivered. Set MESSAGES_URL and MESSAGES_SECRET.`,
    );
  },
};

/** Port for the external service that delivers messages to phones and mailboxes. */
export const messageSenderPort = definePort<MessageSender>('message delivery', rejectingSender);

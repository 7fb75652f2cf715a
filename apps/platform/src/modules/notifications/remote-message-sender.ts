import { deliverMessage, servicePaths } from '@livery/contract/services/calls';
import type { MessageSender } from '../../core/outbox/message-channel.ts';
import type { SignedClient } from '../../core/signed-calls/signed-client.ts';

/**
 * Creates a sender that posts each message to the operator's messaging service (docs/messages-protocol.md). `send`
 * throws an error if the service does not accept the message. The outbox, which stores messages until delivery, then
 * sends the message again with the same `id`.
 */
export const createRemoteMessageSender = (client: SignedClient): MessageSender => ({
  send: async ({ merchant, ...message }) => {
    await client.post(servicePaths.deliverMessage, { merchant: merchant.code, ...message }, deliverMessage.value);
  },
});

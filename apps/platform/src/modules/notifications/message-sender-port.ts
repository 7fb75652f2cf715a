import type { MessageSender } from '../../core/outbox/message-channel.ts';
import { definePort } from '../../core/ports/ports.ts';

/**
 * Port for the external service that delivers messages to phones and mailboxes. Without an adapter, no message is
 * stored or sent, and operations that would send a message are disabled.
 */
export const messageSenderPort = definePort<MessageSender>('message delivery');

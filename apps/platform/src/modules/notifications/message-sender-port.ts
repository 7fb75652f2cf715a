import type { MessageSender } from '../../core/outbox/message-channel.ts';
import { definePort } from '../../core/ports/ports.ts';

/**
 * Port (replaceable interface) for the external service that delivers messages to phones and mailboxes. If a
 * deployment connects no service, no message is stored or sent, and operations that would send a message are
 * disabled.
 */
export const messageSenderPort = definePort<MessageSender>('message delivery');

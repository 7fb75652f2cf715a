import { createHmac } from 'node:crypto';
import type { MessageSender } from '../../core/outbox/message-channel.ts';

const timeoutMs = 10_000;

/**
 * Creates a sender that posts each message as JSON to the operator's messaging service. The header `x-livery-signature`
 * contains HMAC-SHA256(secret, body) in hexadecimal digits. After a response with a status other than 2xx, the message
 * is sent again with the same `id`.
 */
export const createWebhookSender = (url: string, secret: string): MessageSender => ({
  send: async ({ merchant, ...message }) => {
    const body = JSON.stringify({ merchant: merchant.code, ...message });
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-livery-signature': signature },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok)
      throw new Error(
        `The messaging service responded with ${response.status}: the message of ${merchant.code} was not delivered`,
      );
  },
});

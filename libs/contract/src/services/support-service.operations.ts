import { operation } from '../operation.ts';
import type * as schemas from './support-service.schemas.ts';

/** Vendor code of the operator's support service. The support service signs its calls with the key of this vendor. */
export const supportServiceVendor = 'SUPPORT';

export const replyInChat = operation<typeof schemas.replyInChat>()({
  name: 'replyInChat',
  method: 'POST',
  path: '/wps/services/support/chat-reply',
  access: 'vendor',
  summary: 'Receive a message of the support service for a conversation; idempotent by `id`',
});

export const replyToFeedback = operation<typeof schemas.replyToFeedback>()({
  name: 'replyToFeedback',
  method: 'POST',
  path: '/wps/services/support/feedback-reply',
  access: 'vendor',
  summary: "Receive the support service's reply to a feedback; idempotent by `feedbackId`",
});

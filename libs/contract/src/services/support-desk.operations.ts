import { operation } from '../operation.ts';
import type * as schemas from './support-desk.schemas.ts';

/** Vendor code of the operator's support desk. The key of this vendor signs its calls. */
export const supportDeskVendor = 'SUPPORT_DESK';

export const replyInChat = operation<typeof schemas.replyInChat>()({
  name: 'replyInChat',
  method: 'POST',
  path: '/wps/services/support/chat-reply',
  access: 'vendor',
  summary: 'Receive a message of the support desk for a conversation; idempotent by `id`',
});

export const replyToFeedback = operation<typeof schemas.replyToFeedback>()({
  name: 'replyToFeedback',
  method: 'POST',
  path: '/wps/services/support/feedback-reply',
  access: 'vendor',
  summary: "Receive the support desk's reply to a feedback; idempotent by `feedbackId`",
});

import * as z from 'zod';
import { getNextQueryTime } from '../../core/signed-calls/next-query.ts';
import type { SignedClient } from '../../core/signed-calls/signed-client.ts';
import type { SupportDesk } from './support-desk-port.ts';

const text = z.string().trim().min(1).max(4000);
const messageResult = z.object({ reply: text.nullable() });
const feedbackResult = z.object({ replies: z.record(z.string().regex(/^[A-Z]{2}$/), text).nullable() });

/** Creates the adapter of the operator's own support desk (docs/support-protocol.md). */
export const createRemoteSupportDesk = (client: SignedClient): SupportDesk => ({
  isLocal: false,
  forwardMessage: async ({ id, conversation, merchant, language, text: content, sentAt }) => {
    const message = { id, conversation, brand: merchant, language, text: content, sentAt: sentAt.toISOString() };
    return (await client.post('/chat-messages', message, messageResult)).reply ?? undefined;
  },
  getNextFeedbackTime: (sentAt, now) => (now <= sentAt ? now : getNextQueryTime(sentAt, now)),
  forwardFeedback: async ({ feedbackId, merchant, memberId, topic, content, imageCount, at }) => {
    const feedback = { feedbackId, brand: merchant, memberId, topic, content, imageCount, at: at.toISOString() };
    return (await client.post('/feedback', feedback, feedbackResult)).replies ?? undefined;
  },
});

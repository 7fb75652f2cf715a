import { forwardChatMessage, forwardFeedback, servicePaths } from '@livery/contract/services/calls';
import { getNextQueryTime } from '../../core/signed-calls/next-query.ts';
import type { SignedClient } from '../../core/signed-calls/signed-client.ts';
import type { SupportService } from './support-service-port.ts';

/** Creates the client of the operator's own support service (docs/support-protocol.md). */
export const createRemoteSupportService = (client: SignedClient): SupportService => ({
  isLocal: false,
  forwardMessage: async ({ id, conversation, merchant, language, text: content, sentAt }) => {
    const message = { id, conversation, merchant, language, text: content, sentAt: sentAt.toISOString() };
    return (await client.post(servicePaths.forwardChatMessage, message, forwardChatMessage.value)).reply ?? undefined;
  },
  getNextFeedbackTime: (sentAt, now) => (now <= sentAt ? now : getNextQueryTime(sentAt, now)),
  forwardFeedback: async ({ feedbackId, merchant, memberId, topic, content, imageCount, at }) => {
    const feedback = { feedbackId, merchant, memberId, topic, content, imageCount, at: at.toISOString() };
    return (await client.post(servicePaths.forwardFeedback, feedback, forwardFeedback.value)).replies ?? undefined;
  },
});

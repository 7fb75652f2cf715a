import { forwardChatMessage, forwardFeedback, servicePaths } from '@livery/contract/services/calls';
import { replyInChat, replyToFeedback } from '@livery/contract/services/support-service';
import * as z from 'zod/mini';
import { addCallback } from '../base/callbacks.ts';
import { defineControl, defineOperation, defineService } from '../base/service.ts';
import { ServiceError } from '../base/service-error.ts';

type Message = z.output<typeof forwardChatMessage.request>;
type Feedback = z.output<typeof forwardFeedback.request>;
type Replies = z.output<typeof forwardFeedback.value>['replies'];

interface SupportState {
  /** Chat messages of visitors, by message id. */
  readonly messages: Record<string, Message>;
  /** Feedback by id, with the replies. */
  readonly feedback: Record<string, { readonly content: Feedback; replies: Replies }>;
}

const controlRequests = {
  replyInChat: z.object({ conversation: z.string(), id: z.uuid(), text: z.string() }),
  replyToFeedback: z.object({ feedbackId: z.string(), replies: z.record(z.string(), z.string()) }),
  readState: z.object({}),
};

/**
 * Reference implementation of an operator's support service (docs/support-protocol.md). It stores chat messages and
 * feedback, and reports the replies that a person writes. In tests, the control API writes the replies.
 */
export const supportService = defineService<SupportState>({
  name: 'support-service',
  vendor: 'SUPPORT',
  createState: () => ({ messages: {}, feedback: {} }),
  create: ({ store }) => ({
    operations: [
      defineOperation(servicePaths.forwardChatMessage, forwardChatMessage.request, (message) =>
        store.update(({ messages }) => {
          messages[message.id] ??= message;
          return { reply: null };
        }),
      ),
      defineOperation(servicePaths.forwardFeedback, forwardFeedback.request, (content) =>
        store.update(({ feedback }) => {
          const known = (feedback[content.feedbackId] ??= { content, replies: null });
          return { replies: known.replies };
        }),
      ),
    ],
    controls: {
      replyInChat: defineControl(controlRequests.replyInChat, (reply) =>
        store.update((state) => addCallback(state, replyInChat.path, reply)),
      ),
      replyToFeedback: defineControl(controlRequests.replyToFeedback, ({ feedbackId, replies }) =>
        store.update((state) => {
          const known = state.feedback[feedbackId];
          if (!known) throw new ServiceError('feedback.unknown');
          known.replies = replies;
          addCallback(state, replyToFeedback.path, { feedbackId, replies });
        }),
      ),
      readState: defineControl(controlRequests.readState, async () => store.read()),
    },
  }),
});

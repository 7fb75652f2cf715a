import { ErrorCode } from '@livery/contract/errors';
import { replyInChat, replyToFeedback, supportServiceVendor } from '@livery/contract/services/support-service';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { Route } from '../../core/http/route.ts';
import type { Chat } from './chat/chat.ts';
import type { FeedbackService } from './feedback/feedback-service.ts';

interface SupportRepliesRoutesDeps {
  readonly chat: Pick<Chat, 'addReply'> | undefined;
  readonly feedback: Pick<FeedbackService, 'storeReply'>;
  /** True if an external support service of the operator sends the replies. */
  readonly isRemote: boolean;
}

/** Routes with which the operator's support service replies to chat messages and feedback. */
export const supportRepliesRoutes = (route: Route, { chat, feedback, isRemote }: SupportRepliesRoutesDeps): void => {
  const assertSupportService = (vendor: string): void => {
    if (vendor !== supportServiceVendor) throw new GatewayError(ErrorCode.SignatureInvalid);
    if (!isRemote) throw new GatewayError(ErrorCode.FeatureDisabled);
  };

  route(replyInChat, async ({ vendor, request }) => {
    assertSupportService(vendor);
    await chat?.addReply(request);
    return { id: request.id };
  });

  route(replyToFeedback, async ({ vendor, request: { feedbackId, replies } }) => {
    assertSupportService(vendor);
    await feedback.storeReply(feedbackId, replies);
    return { feedbackId };
  });
};

import { ErrorCode } from '@livery/contract/errors';
import { replyInChat, replyToFeedback, supportDeskVendor } from '@livery/contract/services/support-desk';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { Route } from '../../core/http/route.ts';
import type { Chat } from './chat/chat.ts';
import type { FeedbackService } from './feedback/feedback-service.ts';

interface DeskRoutesDeps {
  readonly chat: Pick<Chat, 'addReply'> | undefined;
  readonly feedback: Pick<FeedbackService, 'storeReply'>;
  /** True if the operator's support desk replies. */
  readonly isRemote: boolean;
}

/** Routes with which the operator's support desk replies to chat messages and feedback. */
export const deskRoutes = (route: Route, { chat, feedback, isRemote }: DeskRoutesDeps): void => {
  const assertSupportDesk = (vendor: string): void => {
    if (vendor !== supportDeskVendor) throw new GatewayError(ErrorCode.SignatureInvalid);
    if (!isRemote) throw new GatewayError(ErrorCode.FeatureDisabled);
  };

  route(replyInChat, async ({ vendor, request }) => {
    assertSupportDesk(vendor);
    await chat?.addReply(request);
    return { id: request.id };
  });

  route(replyToFeedback, async ({ vendor, request: { feedbackId, replies } }) => {
    assertSupportDesk(vendor);
    await feedback.storeReply(feedbackId, replies);
    return { feedbackId };
  });
};

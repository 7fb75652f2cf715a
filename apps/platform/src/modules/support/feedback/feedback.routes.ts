import { listFeedback, sendFeedback } from '@livery/contract/support/feedback';
import type { Route } from '../../../core/http/route.ts';
import { createFeatureGuard } from '../../../core/http/calls/require-flag.ts';
import { localizeText } from '../../../core/text/language-fallback.ts';
import type { FeedbackService } from './feedback-service.ts';
import type { Merchants } from '../../../core/http/hosts/brand-directory.ts';

interface FeedbackRoutesDeps {
  readonly merchants: Merchants;
  readonly feedback: FeedbackService;
}

export const feedbackRoutes = (route: Route, { merchants, feedback }: FeedbackRoutesDeps): void => {
  const pass = createFeatureGuard(merchants, 'FEEDBACK3');

  route(
    sendFeedback,
    async ({ session, merchant, request }) => {
      await pass({ session, merchant });
      return { id: await feedback.send(session, request) };
    },
    { perMinute: 30 },
  );

  route(listFeedback, async ({ session, merchant, language }) => {
    await pass({ session, merchant });
    const list = (await feedback.list(session.memberId)).map(
      ({ id, topic, content, at, images, replies, repliedAt }) => ({
        id,
        topic,
        content,
        at: at.toISOString(),
        images: images.length,
        answer: replies ? localizeText(replies, language, merchant) : null,
        answeredAt: repliedAt?.toISOString() ?? null,
      }),
    );
    return { list };
  });
};

import { listFeedback, sendFeedback } from '@livery/contract/feedback';
import type { Route } from '../http/route.ts';
import { createGate } from '../member/gate.ts';
import type { Merchants } from '../merchants/merchants.ts';
import type { FeedbackDesk } from './feedback.ts';

interface Needs {
  readonly merchants: Merchants;
  readonly desk: FeedbackDesk;
  /** Runs a task after so many milliseconds, while the gateway runs. */
  readonly later: (task: () => Promise<void>, milliseconds: number) => void;
}

export const feedbackRoutes = (route: Route, { merchants, desk, later }: Needs): void => {
  const pass = createGate(merchants, 'FEEDBACK3');

  route(
    sendFeedback,
    async ({ session, merchant, request }) => {
      await pass({ session, merchant });
      const id = await desk.send(session, request);
      later(desk.answerWaiting, desk.deskTakes + 200);
      return { id };
    },
    { perMinute: 30 },
  );

  route(listFeedback, async ({ session, merchant, language }) => {
    await pass({ session, merchant });
    const list = (await desk.list(session.memberId)).map(({ id, topic, content, at, images, answers, answeredAt }) => ({
      id,
      topic,
      content,
      at: at.toISOString(),
      images: images.length,
      answer: answers?.[language] ?? answers?.EN ?? null,
      answeredAt: answeredAt?.toISOString() ?? null,
    }));
    return { list };
  });
};

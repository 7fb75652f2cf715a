import * as z from 'zod/mini';
import { characterCount, feedbackLimits } from './feedback-limits.ts';

const topic = z.enum(['suggestion', 'problem', 'payment', 'game', 'other']);

const content = z.string().check(
  z.trim(),
  z.refine(
    (text) =>
      characterCount(text) >= feedbackLimits.minCharacters && characterCount(text) <= feedbackLimits.maxCharacters,
  ),
);

export const sendFeedback = {
  request: z.object({
    /**
     * Id of the feedback, which the client creates. If the client sends the feedback again, for example after a
     * timeout, it sends the same id. The gateway then does not store the feedback twice.
     */
    requestId: z.uuid(),
    topic,
    content,
    /**
     * Ids of the images of this feedback. The client uploads the images before this request (`PUT` to `uploadsPath`).
     */
    images: z.array(z.uuid()).check(z.maxLength(feedbackLimits.images)),
  }),
  value: z.object({ id: z.string() }),
};

export const listFeedback = {
  request: z.object({}),
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        topic,
        content: z.string(),
        at: z.string(),
        images: z.number(),
        answer: z.nullable(z.string()),
        answeredAt: z.nullable(z.string()),
      }),
    ),
  }),
};

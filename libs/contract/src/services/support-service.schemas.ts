import * as z from 'zod/mini';
import { repliesByLanguage } from './service-calls.schemas.ts';

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(4000));

export const replyInChat = {
  request: z.object({
    /** Id of the conversation, as in the forwarded message. */
    conversation: z.string().check(z.regex(/^[\w-]{43}$/)),
    /** Id of the reply, created by the support service. A repeated call has the same id. */
    id: z.uuid(),
    text,
  }),
  value: z.object({ id: z.string() }),
};

export const replyToFeedback = {
  request: z.object({
    feedbackId: z.uuid(),
    /** Reply by language code of the API, such as `EN`. A language without a text gets the English one, if any. */
    replies: repliesByLanguage,
  }),
  value: z.object({ feedbackId: z.string() }),
};

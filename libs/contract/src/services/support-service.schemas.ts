import * as z from 'zod/mini';
import { repliesByLanguage } from './service-calls.schemas.ts';

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(4000));

export const replyInChat = {
  request: z.object({
    /**
     * Id of the conversation. It equals `conversation` in the message that the gateway has forwarded
     * (`forwardChatMessage`).
     */
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
    /**
     * Reply by language code of the API, such as `EN`. A language without its own text gets the English text, if
     * there is one.
     */
    replies: repliesByLanguage,
  }),
  value: z.object({ feedbackId: z.string() }),
};

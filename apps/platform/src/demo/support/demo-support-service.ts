import { followUpReply, firstReply, greeting, topics } from '@livery/demo/support/chat-replies';
import { autoReplies } from '@livery/demo/support/feedback-replies';
import { seconds } from '../../core/clock/durations.ts';
import { normalizeSearchText } from '../../core/search/normalize-text.ts';
import { localizeText } from '../../core/text/language-fallback.ts';
import type { SupportService } from '../../modules/support/index.ts';

/** Milliseconds between feedback and the reply to it. */
const replyDelay = seconds(20);

/**
 * Finds the topic of a message by keywords. Returns undefined if no topic matches. The first search does not ignore
 * accents and marks, because without marks the Khmer words for deposit and withdrawal are equal. The second search
 * ignores accents and marks, because some people type without them.
 */
const findTopic = (message: string): (typeof topics)[number] | undefined => {
  const findBy = (normalize: (text: string) => string) =>
    topics.find(({ about }) => about.some((word) => normalize(message).includes(normalize(word))));
  return findBy((text) => text.toLowerCase()) ?? findBy(normalizeSearchText);
};

/**
 * Support service of the demo. It finds the topic of a chat message or of feedback, and replies with the text for this
 * topic. The replies state that this is a demonstration. The reply to feedback is sent after 20 seconds.
 */
export const demoSupportService: SupportService = {
  isLocal: true,
  getGreeting: (language, brand) => localizeText(greeting, language).replace('{brand}', brand),
  forwardMessage: async ({ language, text, earlierCount }) => {
    const topic = findTopic(text);
    return localizeText(topic?.reply ?? (earlierCount === 0 ? firstReply : followUpReply), language);
  },
  getNextFeedbackTime: (sentAt, now) => new Date(Math.max(sentAt.getTime() + replyDelay, now.getTime() + seconds(1))),
  forwardFeedback: async ({ topic, at }, now) =>
    now.getTime() < at.getTime() + replyDelay ? undefined : autoReplies[topic],
};

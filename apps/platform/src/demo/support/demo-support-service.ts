import type { LanguageCode } from '@livery/merchant/languages';
import type { TextByLanguage } from '@livery/demo/localized-text';
import { followUpReply, firstReply, greeting, topics } from '@livery/demo/support/chat-replies';
import { autoReplies } from '@livery/demo/support/feedback-replies';
import { seconds } from '../../core/clock/durations.ts';
import { normalizeSearchText } from '../../core/search/normalize-text.ts';
import type { SupportService } from '../../modules/support/index.ts';

/** Milliseconds between a feedback and the reply. */
const replyDelay = seconds(20);

const localizeText = (text: TextByLanguage, language: LanguageCode): string =>
  text[language as keyof TextByLanguage] ?? (language === 'TL' ? text.TY : text.EN);

/**
 * Support service of the demo. It finds the topic of a chat message or a feedback, and replies with a text for this topic.
 * The replies state that this is a demonstration. Feedback gets its reply after 20 seconds.
 */
export const demoSupportService: SupportService = {
  isLocal: true,
  getGreeting: (language, brand) => localizeText(greeting, language).replace('{brand}', brand),
  forwardMessage: async ({ language, text, earlierCount }) => {
    const searchText = normalizeSearchText(text);
    const topic = topics.find(({ about }) => about.some((word) => searchText.includes(normalizeSearchText(word))));
    return localizeText(topic?.reply ?? (earlierCount === 0 ? firstReply : followUpReply), language);
  },
  getNextFeedbackTime: (sentAt, now) => new Date(Math.max(sentAt.getTime() + replyDelay, now.getTime() + seconds(1))),
  forwardFeedback: async ({ topic, at }, now) =>
    now.getTime() < at.getTime() + replyDelay ? undefined : autoReplies[topic],
};

import type { LanguageCode } from '@livery/merchant/languages';
import { normalizeSearchText } from '../../core/search/normalize-text.ts';
import type { ChatAssistant } from '../../modules/support/index.ts';
import type { TextByLanguage } from '@livery/demo/localized-text';
import { followUpReply, firstReply, greeting, topics } from '@livery/demo/support/chat-replies';

const localizeText = (text: TextByLanguage, language: LanguageCode): string =>
  text[language as keyof TextByLanguage] ?? (language === 'TL' ? text.TY : text.EN);

/**
 * Chat assistant of the demo. It finds the topic of a message and replies with a text for this topic. The reply states
 * that this is a demonstration.
 */
export const demoChatAssistant: ChatAssistant = {
  getGreeting: (language, brand) => localizeText(greeting, language).replace('{brand}', brand),
  getReply: (language, message, earlier) => {
    const searchText = normalizeSearchText(message);
    const topic = topics.find(({ about }) => about.some((word) => searchText.includes(normalizeSearchText(word))));
    return localizeText(topic?.reply ?? (earlier === 0 ? firstReply : followUpReply), language);
  },
};

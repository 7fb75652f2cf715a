import type { LanguageCode } from '@livery/merchant/languages';
import { normalizeSearchText } from '../../core/search/normalize-text.ts';
import { followUpReply, firstReply, greeting, topics, type LocalizedText } from './chat-replies.data.ts';

const localizeText = (text: LocalizedText, language: LanguageCode): string =>
  text[language as keyof LocalizedText] ?? (language === 'TL' ? text.TY : text.EN);

export const getGreeting = (language: LanguageCode, brand: string): string =>
  localizeText(greeting, language).replace('{brand}', brand);

/**
 * Returns the reply to a chat message: the reply of its topic, or a default reply for an unknown topic. `earlier` is
 * the number of earlier replies.
 */
export const getReply = (language: LanguageCode, message: string, earlier: number): string => {
  const searchText = normalizeSearchText(message);
  const topic = topics.find(({ about }) => about.some((word) => searchText.includes(normalizeSearchText(word))));
  return localizeText(topic?.reply ?? (earlier === 0 ? firstReply : followUpReply), language);
};

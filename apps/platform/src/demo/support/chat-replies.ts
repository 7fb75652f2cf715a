import type { LanguageCode } from '@livery/merchant/languages';
import { normalizeSearchText } from '../../core/search/normalize-text.ts';
import { followUpReply, firstReply, greeting, topics, type LocalizedText } from './chat-replies.data.ts';

const localizeText = (text: LocalizedText, language: LanguageCode): string =>
  text[language as keyof LocalizedText] ?? (language === 'TL' ? text.TY : text.EN);

export const getGreeting = (language: LanguageCode, brand: string): string =>
  localizeText(greeting, language).replace('{brand}', brand);

/** What is said to a message: where its subject is dealt with in the app, or that a person would take it from here. `earlier` is how many were replied to before. */
export const getReply = (language: LanguageCode, message: string, earlier: number): string => {
  const searchText = normalizeSearchText(message);
  const topic = topics.find(({ about }) => about.some((word) => searchText.includes(normalizeSearchText(word))));
  return localizeText(topic?.reply ?? (earlier === 0 ? firstReply : followUpReply), language);
};

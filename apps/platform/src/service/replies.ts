import type { LanguageCode } from '@livery/merchant/languages';
import { fold } from '../catalogue/fold.ts';
import { again, first, greeting, topics, type Phrase } from './replies.data.ts';

const phraseIn = (phrase: Phrase, language: LanguageCode): string =>
  phrase[language as keyof Phrase] ?? (language === 'TL' ? phrase.TY : phrase.EN);

export const greetingIn = (language: LanguageCode, brand: string): string =>
  phraseIn(greeting, language).replace('{brand}', brand);

/** What is said to a message: where its subject is dealt with in the app, or that a person would take it from here. `earlier` is how many were replied to before. */
export const replyIn = (language: LanguageCode, message: string, earlier: number): string => {
  const words = fold(message);
  const topic = topics.find(({ about }) => about.some((word) => words.includes(fold(word))));
  return phraseIn(topic?.say ?? (earlier === 0 ? first : again), language);
};

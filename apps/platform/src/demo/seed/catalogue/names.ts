import type { Translations } from '../../../core/text/translations.ts';

/** A word in the demo brands' languages, in the order of `columns`. */
export type LocalizedText = readonly [
  EN: string,
  VI: string,
  ES: string,
  PT: string,
  TY: string,
  AR: string,
  FA: string,
];

const columns = ['EN', 'VI', 'ES', 'PT', 'TY', 'AR', 'FA'] as const;
type Language = (typeof columns)[number];

/** A name composed in every language at once: `compose` gets the words of one language and says how they join in it. */
export const composeNames = (
  words: readonly LocalizedText[],
  compose: Readonly<Record<Language, (...words: string[]) => string>>,
): Translations =>
  Object.fromEntries(
    columns.map((language, column) => [language, compose[language](...words.map((word) => word[column] as string))]),
  );

/** The head before what it belongs to, except in English, where the modifier leads. */
export const headThenModifier = {
  EN: (head: string, modifier: string) => `${modifier} ${head}`,
  VI: (head: string, modifier: string) => `${head} ${modifier}`,
  ES: (head: string, modifier: string) => `${head} ${modifier}`,
  PT: (head: string, modifier: string) => `${head} ${modifier}`,
  TY: (head: string, modifier: string) => `${head} ${modifier}`,
  AR: (head: string, modifier: string) => `${head} ${modifier}`,
  FA: (head: string, modifier: string) => `${head} ${modifier}`,
} satisfies Record<Language, (head: string, modifier: string) => string>;

import type { Translations } from '../../core/text/translations.ts';

/** A text in the languages of the demo brands, in the order of `columns`. */
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

/** Composes a name in every language. `compose` has a function per language that joins the words. */
export const composeNames = (
  words: readonly LocalizedText[],
  compose: Readonly<Record<Language, (...words: string[]) => string>>,
): Translations =>
  Object.fromEntries(
    columns.map((language, column) => [language, compose[language](...words.map((word) => word[column] as string))]),
  );

/** Puts the head before its modifier, except in English. */
export const headThenModifier = {
  EN: (head: string, modifier: string) => `${modifier} ${head}`,
  VI: (head: string, modifier: string) => `${head} ${modifier}`,
  ES: (head: string, modifier: string) => `${head} ${modifier}`,
  PT: (head: string, modifier: string) => `${head} ${modifier}`,
  TY: (head: string, modifier: string) => `${head} ${modifier}`,
  AR: (head: string, modifier: string) => `${head} ${modifier}`,
  FA: (head: string, modifier: string) => `${head} ${modifier}`,
} satisfies Record<Language, (head: string, modifier: string) => string>;

/** One text in each language of the demo brands. The order of the languages is that of `textLanguages`. */
export type LocalizedText = readonly [
  EN: string,
  VI: string,
  ES: string,
  PT: string,
  TY: string,
  AR: string,
  FA: string,
];

/** Language codes of the API, in the order in which a `LocalizedText` lists its languages. */
export const textLanguages = ['EN', 'VI', 'ES', 'PT', 'TY', 'AR', 'FA'] as const;
export type TextLanguage = (typeof textLanguages)[number];
export type TextByLanguage = Readonly<Record<TextLanguage, string>>;

/** Texts by language code of the API. Languages can be missing. */
export type Translations = Readonly<Partial<Record<string, string>>>;

/**
 * Composes a text in every language from several parts. `compose` contains one function for each language, which joins
 * the parts.
 */
export const composeNames = (
  parts: readonly LocalizedText[],
  compose: Readonly<Record<TextLanguage, (...parts: string[]) => string>>,
): TextByLanguage =>
  Object.fromEntries(
    textLanguages.map((language, column) => [
      language,
      compose[language](...parts.map((part) => part[column] as string)),
    ]),
  ) as TextByLanguage;

export const toTextByLanguage = (text: LocalizedText): TextByLanguage =>
  Object.fromEntries(textLanguages.map((language, column) => [language, text[column] as string])) as TextByLanguage;

const join = (first: string, second: string): string => `${first} · ${second}`;

/** Joins two texts with a dot between them in every language, e.g. `Football · Live`. */
export const joinWithDot = (first: LocalizedText, second: LocalizedText): TextByLanguage =>
  composeNames([first, second], { EN: join, VI: join, ES: join, PT: join, TY: join, AR: join, FA: join });

const modifierThenHead = (head: string, modifier: string): string => `${modifier} ${head}`;
const inOrder = (head: string, modifier: string): string => `${head} ${modifier}`;

/**
 * Functions by language that join the main word of a name (`head`) and its modifier. The main word comes first in all
 * languages except English.
 */
export const headThenModifier = {
  EN: modifierThenHead,
  VI: inOrder,
  ES: inOrder,
  PT: inOrder,
  TY: inOrder,
  AR: inOrder,
  FA: inOrder,
} satisfies Record<TextLanguage, (head: string, modifier: string) => string>;

/** Creates the names of a place. All languages with Latin script use the same name. */
export const toPlaceName = (latin: string, arabic: string, persian: string): LocalizedText => [
  latin,
  latin,
  latin,
  latin,
  latin,
  arabic,
  persian,
];

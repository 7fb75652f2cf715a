/** A text in the languages of the demo brands, in the order of `textLanguages`. */
export type LocalizedText = readonly [
  EN: string,
  VI: string,
  ES: string,
  PT: string,
  TY: string,
  AR: string,
  FA: string,
];

/** Language codes of the API in the order of a `LocalizedText`. */
export const textLanguages = ['EN', 'VI', 'ES', 'PT', 'TY', 'AR', 'FA'] as const;
export type TextLanguage = (typeof textLanguages)[number];
export type TextByLanguage = Readonly<Record<TextLanguage, string>>;

/** Texts by language code of the API, for any number of languages. */
export type Translations = Readonly<Partial<Record<string, string>>>;

/** Composes a text in every language. `compose` has a function per language that joins the parts. */
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

/** Converts a text in every language, in the same way. */
export const mapText = (text: LocalizedText, convert: (text: string) => string): TextByLanguage =>
  Object.fromEntries(
    textLanguages.map((language, column) => [language, convert(text[column] as string)]),
  ) as TextByLanguage;

export const toTextByLanguage = (text: LocalizedText): TextByLanguage => mapText(text, String);

const join = (first: string, second: string): string => `${first} · ${second}`;

/** Joins two texts with a middle dot in every language: `Football · Live`. */
export const joinWithDot = (first: LocalizedText, second: LocalizedText): TextByLanguage =>
  composeNames([first, second], { EN: join, VI: join, ES: join, PT: join, TY: join, AR: join, FA: join });

const modifierThenHead = (head: string, modifier: string): string => `${modifier} ${head}`;
const inOrder = (head: string, modifier: string): string => `${head} ${modifier}`;

/** Functions that put the main word of a name (head) before its modifier, except in English. */
export const headThenModifier = {
  EN: modifierThenHead,
  VI: inOrder,
  ES: inOrder,
  PT: inOrder,
  TY: inOrder,
  AR: inOrder,
  FA: inOrder,
} satisfies Record<TextLanguage, (head: string, modifier: string) => string>;

/** A place name with the same spelling in all languages with Latin script. */
export const toPlaceName = (latin: string, arabic: string, persian: string): LocalizedText => [
  latin,
  latin,
  latin,
  latin,
  latin,
  arabic,
  persian,
];

import { createInstance } from 'i18next';

/** Texts of a translation file by key. Groups of keys can be nested. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

type WithoutPluralForm<Key extends string> = Key extends `${infer Stem}_${Intl.LDMLPluralRule}` ? Stem : Key;

/**
 * Keys that code uses for the texts of a translation file. A dot joins the names of nested groups. All plural forms
 * of a text share one key without the plural suffix.
 */
export type TextKey<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutPluralForm<Key> : `${Key}.${TextKey<Tree[Key]>}`;
}[keyof Tree & string];

/** Values of placeholders by name. `count` also chooses the plural form. */
type TextValues = Readonly<Record<string, string | number>>;

/** Returns the text of a key in the language of the page, with the values in place of the placeholders. */
export type Translate<Key extends string> = (key: Key, values?: TextValues) => string;

// The global i18next types permit only the text keys of the app. The games have their own text keys, so this type
// replaces the global types.
interface Texts {
  readonly init: (options: Readonly<Record<string, unknown>>) => unknown;
  readonly t: (key: string, values: TextValues) => string;
}

/**
 * Creates the translate function of a page. `language` is a BCP 47 tag. Some currency symbols end with a full stop.
 * If another full stop follows such a symbol in a text, the second full stop is removed.
 */
export const createTranslate = <Key extends string>(language: string, texts: TextTree): Translate<Key> => {
  const instance = createInstance() as unknown as Texts;
  instance.init({
    lng: language,
    load: 'currentOnly',
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: { game: texts } },
    defaultNS: 'game',
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    // Disables references from one text to another, because a player's name may contain the syntax of such a reference.
    nest: false,
  });
  return (key, values = {}) => instance.t(key, values).replace(/(\.[\u200e\u200f\u2069]*)\./g, '$1');
};

import { readFileSync, readdirSync } from 'node:fs';
import type english from './locales/EN.json';

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

type GroupsOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends Readonly<Record<string, string>>
    ? Key
    : Tree[Key] extends string
      ? never
      : `${Key}.${GroupsOf<Tree[Key]>}`;
}[keyof Tree & string];

type KeysIn<Tree, Group extends string> = Group extends `${infer First}.${infer Rest}`
  ? KeysIn<Tree[First & keyof Tree], Rest>
  : keyof Tree[Group & keyof Tree] & string;

/** Key of a text of the demonstration. The valid keys are the keys in `locales/EN.json`. */
export type DemoTextKey = KeysOf<typeof english>;

/** Path of a group in `locales/EN.json` that contains only texts and no other groups, e.g. `names.slots.heads`. */
export type DemoTextGroup = GroupsOf<typeof english>;

/** Key of a text inside its group, e.g. `FORTUNE` for the text `classes.FORTUNE` in the group `classes`. */
export type KeyInGroup<Group extends DemoTextGroup> = KeysIn<typeof english, Group>;

/**
 * One text in several languages, by language code of the API. TL and TY both mean Tagalog, and their text is stored
 * under `TY`.
 */
export type DemoText = Readonly<Partial<Record<string, string>>> & { readonly EN: string };

interface Tree {
  readonly [key: string]: string | Tree | undefined;
}

const folder = new URL('locales/', import.meta.url);
const locales: readonly (readonly [language: string, texts: Tree])[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file.slice(0, -'.json'.length), JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Tree]);

const find = (texts: Tree, key: string): string | Tree | undefined =>
  key
    .split('.')
    .reduce<string | Tree | undefined>((tree, part) => (typeof tree === 'object' ? tree[part] : undefined), texts);

const readText = (key: string): DemoText => {
  const texts = Object.fromEntries(
    locales.flatMap(([language, tree]) => {
      const text = find(tree, key);
      return typeof text === 'string' ? [[language, text] as const] : [];
    }),
  );
  if (texts.EN === undefined) throw new Error(`libs/demo/src/locales/EN.json has no text ${key}`);
  return { ...texts, EN: texts.EN };
};

/** Returns the text with this key in each language that has a translation of the text. */
export const demoText = (key: DemoTextKey): DemoText => readText(key);

/**
 * Returns all texts of a group in the order of `locales/EN.json`. The keys of the result are the last parts of the text
 * keys.
 */
export const demoTexts = <Group extends DemoTextGroup>(group: Group): Readonly<Record<KeyInGroup<Group>, DemoText>> => {
  const [, english] = locales.find(([language]) => language === 'EN') as (typeof locales)[number];
  const keys = Object.keys(find(english, group) as Tree) as KeyInGroup<Group>[];
  return Object.fromEntries(keys.map((key) => [key, readText(`${group}.${key}`)])) as Record<
    KeyInGroup<Group>,
    DemoText
  >;
};

/** Applies `convert` to the text of every language. Returns the converted texts by language. */
export const mapDemoText = (text: DemoText, convert: (text: string, language: string) => string): DemoText => ({
  ...Object.fromEntries(
    Object.entries(text).flatMap(([language, value]) =>
      value === undefined ? [] : [[language, convert(value, language)] as const],
    ),
  ),
  EN: convert(text.EN, 'EN'),
});

/**
 * Composes a text from several parts in each language of `pattern`. The pattern contains a placeholder `{name}` for
 * each part. Each language can have its own order of the parts and its own text between them.
 */
export const composeDemoText = (pattern: DemoText, parts: Readonly<Record<string, DemoText>>): DemoText =>
  mapDemoText(pattern, (text, language) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const part = parts[name]?.[language];
      if (part === undefined) throw new Error(`The pattern ${text} has no part {${name}} in ${language}`);
      return part;
    }),
  );

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

/** Key of a text of the demonstration. The keys are those of `locales/EN.json`. */
export type DemoTextKey = KeysOf<typeof english>;

/** Path of a group of texts in `locales/EN.json` that contains no other groups, e.g. `names.slots.heads`. */
export type DemoTextGroup = GroupsOf<typeof english>;

/** Last part of the key of each text in a group. */
export type KeyInGroup<Group extends DemoTextGroup> = KeysIn<typeof english, Group>;

/** One text by language code of the API. TL and TY are both Tagalog and have one file, TY. */
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

/** Returns the text in each language that has it. */
export const demoText = (key: DemoTextKey): DemoText => readText(key);

/** Returns the texts of a group by the last part of their keys, in the order of `locales/EN.json`. */
export const demoTexts = <Group extends DemoTextGroup>(group: Group): Readonly<Record<KeyInGroup<Group>, DemoText>> => {
  const [, english] = locales.find(([language]) => language === 'EN') as (typeof locales)[number];
  const keys = Object.keys(find(english, group) as Tree) as KeyInGroup<Group>[];
  return Object.fromEntries(keys.map((key) => [key, readText(`${group}.${key}`)])) as Record<
    KeyInGroup<Group>,
    DemoText
  >;
};

/** Applies the same function to the text of every language. */
export const mapDemoText = (text: DemoText, convert: (text: string, language: string) => string): DemoText => ({
  ...Object.fromEntries(
    Object.entries(text).flatMap(([language, value]) =>
      value === undefined ? [] : [[language, convert(value, language)] as const],
    ),
  ),
  EN: convert(text.EN, 'EN'),
});

/**
 * Composes a text from several parts in each language of the pattern. The pattern of a language contains a placeholder
 * `{name}` for each part, so it decides on their order and on what stands between them.
 */
export const composeDemoText = (pattern: DemoText, parts: Readonly<Record<string, DemoText>>): DemoText =>
  mapDemoText(pattern, (text, language) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const part = parts[name]?.[language];
      if (part === undefined) throw new Error(`The pattern ${text} has no part {${name}} in ${language}`);
      return part;
    }),
  );

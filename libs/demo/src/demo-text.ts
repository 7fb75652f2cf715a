import { readFileSync, readdirSync } from 'node:fs';
import type english from './locales/EN.json';

type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeysOf<Tree[Key]>}`;
}[keyof Tree & string];

/** Key of a text of the demonstration. The keys are those of `locales/EN.json`. */
export type DemoTextKey = KeysOf<typeof english>;

/** One text by language code of the API. TL and TY are both Tagalog and have one file, TY. */
export type DemoText = Readonly<Partial<Record<string, string>>> & { readonly EN: string };

interface Tree {
  readonly [key: string]: string | Tree | undefined;
}

const folder = new URL('locales/', import.meta.url);
const locales: readonly (readonly [language: string, texts: Tree])[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file.slice(0, -'.json'.length), JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Tree]);

const find = (texts: Tree, key: string): string | undefined => {
  const found = key
    .split('.')
    .reduce<string | Tree | undefined>((tree, part) => (typeof tree === 'object' ? tree[part] : undefined), texts);
  return typeof found === 'string' ? found : undefined;
};

/** Returns the text in each language that has it. */
export const demoText = (key: DemoTextKey): DemoText => {
  const texts = Object.fromEntries(
    locales.flatMap(([language, tree]) => {
      const text = find(tree, key);
      return text === undefined ? [] : [[language, text] as const];
    }),
  );
  if (texts.EN === undefined) throw new Error(`libs/demo/src/locales/EN.json has no text ${key}`);
  return { ...texts, EN: texts.EN };
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

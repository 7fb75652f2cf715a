import { join } from 'node:path';
import { generateFiles, logger, type Tree } from '@nx/devkit';
import { readText } from '../insert.ts';

export interface LanguageOptions {
  readonly code: string;
  readonly tag: string;
  readonly name: string;
  readonly flag: string;
  readonly lineHeight?: number;
}

type Texts = { readonly [name: string]: string | Texts };

const locales = 'libs/kit/locales';
const table = 'libs/merchant/src/language-table.ts';
const flags = 'libs/ui/src/language-list/flags.ts';
const styles = 'libs/ui/src/base/writing-systems.css';
const claims = 'libs/merchant/src/licence/forbidden-claims.ts';
const index = 'docs/languages/README.md';
/**
 * Folders with one JSON file of texts for each language. The text folders of the games are not listed here, because
 * the generator finds them below `provider`.
 */
const fileLocales = ['apps/platform/src/core/text/locales', 'libs/demo/src/locales'];
const provider = 'apps/provider/src';

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/**
 * Returns a language tag in its canonical form. Throws if the tag is invalid, or if Intl has no plural rules for the
 * language.
 */
const toCanonicalTag = (tag: string): string => {
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) throw new Error(`"${tag}" is not a BCP 47 tag, such as zh-Hant.`);
  const canonical = Intl.getCanonicalLocales(tag)[0] ?? '';
  if (Intl.PluralRules.supportedLocalesOf(canonical).length === 0)
    throw new Error(`Intl has no plural rules for "${tag}": write the BCP 47 tag of the language, such as zh-Hant.`);
  return canonical;
};

/**
 * Copies English texts for a new language. A text with plural forms gets one copy for each plural form of the new
 * language. Each copy contains the text of the English form `other`.
 */
const withPluralForms = (texts: Texts, forms: readonly string[]): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]): [string, string | Texts][] => {
      if (typeof value !== 'string') return [[name, withPluralForms(value, forms)]];
      if (!pluralForm.test(name)) return [[name, value]];
      return name.endsWith('_other')
        ? forms.map((form) => [name.replace(pluralForm, `_${form}`), value] as [string, string])
        : [];
    }),
  );

const addToTable = (tree: Tree, { code, name, flag, lineHeight }: LanguageOptions, tag: string): void => {
  const text = readText(tree, table, 'the language');
  const isRightToLeft = new Intl.Locale(tag).maximize().script === 'Arab';
  const fields = [
    `bcp47: '${tag}'`,
    `name: '${name}'`,
    `flag: '${flag}'`,
    ...(isRightToLeft ? ["dir: 'rtl'"] : []),
    ...(lineHeight === undefined ? [] : [`lineHeight: ${lineHeight}`]),
  ];
  const end = '} as const satisfies Record<string, LanguageMeta>;';
  if (!text.includes(end)) throw new Error(`${table} has no end of the table any more. Update the generator.`);
  tree.write(table, text.replace(end, `  ${code}: { ${fields.join(', ')} },\n${end}`));
};

const addFlag = (tree: Tree, flag: string): void => {
  const text = readText(tree, flags, 'the flag');
  if (new RegExp(`^ {2}${flag},$`, 'm').test(text)) return;
  tree.write(
    flags,
    text
      .replace("} from 'country-flag-icons/react/3x2';", `  ${flag},\n} from 'country-flag-icons/react/3x2';`)
      .replace(/\};\s*$/, `  ${flag},\n};\n`),
  );
};

/**
 * Adds an empty list of forbidden claims for a language. Such a claim, for example "no risk", must not occur in the
 * texts of a brand. The English claims are forbidden in every language.
 */
const addClaims = (tree: Tree, code: string): void => {
  const text = readText(tree, claims, 'the forbidden claims');
  const list = /(export const forbiddenClaims: [\s\S]*?\n)\};/;
  if (!list.test(text)) throw new Error(`${claims} has no list of claims any more. Update the generator.`);
  tree.write(claims, text.replace(list, `$1  ${code}: [],\n};`));
};

const addLineHeight = (tree: Tree, tag: string, lineHeight: number): void => {
  const language = new Intl.Locale(tag).language;
  const rule = `  :lang(${language}) {\n    --leading: ${lineHeight};\n  }\n\n`;
  const text = readText(tree, styles, 'the line height');
  tree.write(styles, text.replace('  :lang(zh),', `${rule}  :lang(zh),`));
};

/** Finds the folders that contain the texts of games. */
const findGameLocales = (tree: Tree, folder: string): string[] =>
  tree.children(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (tree.isFile(path)) return [];
    return name === 'locales' ? [path] : findGameLocales(tree, path);
  });

const copyTexts = (tree: Tree, from: string, to: string, forms: readonly string[]): void => {
  const texts = JSON.parse(readText(tree, from, 'the texts')) as Texts;
  tree.write(to, `${JSON.stringify(withPluralForms(texts, forms), null, 2)}\n`);
};

/** Adds a row to the table of the language guides, which is sorted by language code. */
const addToIndex = (tree: Tree, code: string, english: string): void => {
  const lines = readText(tree, index, 'the style sheet').split('\n');
  const isRow = (line: string): boolean => /^\| [A-Z]{2} \|/.test(line);
  const next = lines.findIndex((line) => isRow(line) && line.slice(2, 4) > code);
  const row = `| ${code} | ${english} | [${code.toLowerCase()}.md](${code.toLowerCase()}.md) |`;
  lines.splice(next < 0 ? lines.findLastIndex(isRow) + 1 : next, 0, row);
  tree.write(index, lines.join('\n'));
};

/**
 * Nx generator that adds a language. It adds an entry in the language table, the flag, the line height and the page
 * with the terms. It copies the English texts of the app, the gateway, the demonstration and the games for
 * translation. The copies have the plural forms of the new language.
 */
export default async function language(tree: Tree, options: LanguageOptions): Promise<() => void> {
  const { code, name, flag, lineHeight } = options;
  if (!/^[A-Z]{2}$/.test(code)) throw new Error(`"${code}" is not a code of two upper-case letters, such as TH.`);
  if (/['\\\n]/.test(name)) throw new Error('The name of a language has no straight apostrophe and no backslash.');
  const folder = `${locales}/${code}`;
  if (tree.exists(folder)) throw new Error(`${folder} exists: the language is there already.`);
  if (new RegExp(`^ {2}${code}: `, 'm').test(readText(tree, table, 'the language')))
    throw new Error(`${table} has ${code} already.`);
  const tag = toCanonicalTag(options.tag);

  addToTable(tree, options, tag);
  addFlag(tree, flag);
  addClaims(tree, code);
  if (lineHeight !== undefined) addLineHeight(tree, tag, lineHeight);
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  for (const file of tree.children(`${locales}/EN`))
    copyTexts(tree, `${locales}/EN/${file}`, `${folder}/${file}`, forms);
  for (const each of [...fileLocales, ...findGameLocales(tree, provider)])
    copyTexts(tree, `${each}/EN.json`, `${each}/${code}.json`, forms);
  const english = new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? name;
  generateFiles(tree, join(import.meta.dirname, 'files'), 'docs/languages', {
    file: code.toLowerCase(),
    code,
    tag,
    english,
    forms: forms.map((form) => `\`${form}\``).join(', '),
  });

  addToIndex(tree, code, english);

  return () =>
    logger.info(
      `Next: translate ${folder} and the files ${code}.json of the gateway, the demonstration and the games, and write the ` +
        `register and the terms into docs/languages/${code.toLowerCase()}.md. "npx nx run livery:translation-keys" lists ` +
        'the texts that are still English and what is missing. "npx nx run brand:schema" allows the language in brand ' +
        `files. Write the claims that licences forbid into ${claims}. If browsers do not know its dates, add the tag to ` +
        'toDateLocale in libs/kit/src/format.',
    );
}

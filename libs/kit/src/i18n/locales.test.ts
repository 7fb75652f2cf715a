import { readdirSync, readFileSync } from 'node:fs';
import { ClientError, ErrorCode } from '@livery/contract/errors';
import { languageTable } from '@livery/merchant/language-table';
import { describe, expect, test } from 'vitest';

type Tree = { readonly [key: string]: string | Tree };

const folder = new URL('../../locales/', import.meta.url);
const languages = readdirSync(folder).sort() as (keyof typeof languageTable)[];
const listNamespaces = (language: string) =>
  readdirSync(new URL(language, folder))
    .map((file) => file.replace('.json', ''))
    .sort();
const readTexts = (language: string, namespace: string): ReadonlyMap<string, string> =>
  new Map(leaves(JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, folder), 'utf8')) as Tree));

const leaves = (tree: Tree, trail = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[trail + key, value] as [string, string]] : leaves(value, `${trail}${key}.`),
  );

const pluralForm = /_(zero|one|two|few|many|other)$/;
const findPlaceholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();
const isPlural = (key: string) => pluralForm.test(key);
const stem = (key: string) => key.replace(pluralForm, '');
const sorted = (keys: Iterable<string>) => [...new Set(keys)].sort();

const english = (namespace: string) => readTexts('EN', namespace);
const otherLanguages = languages.filter((language) => language !== 'EN');
const namespaces = listNamespaces('EN');

test('every language has the texts of every namespace', () => {
  expect(languages).toContain('EN');
  for (const language of languages) {
    expect(Object.keys(languageTable)).toContain(language);
    expect(listNamespaces(language), language).toEqual(namespaces);
  }
});

describe.each(namespaces)('%s', (namespace) => {
  test.each(otherLanguages)('in %s says all that the English one says', (language) => {
    expect(sorted([...readTexts(language, namespace).keys()].map(stem))).toEqual(
      sorted([...english(namespace).keys()].map(stem)),
    );
  });

  test.each(languages)('in %s has exactly the plural forms of the language', (language) => {
    const forms = new Intl.PluralRules(languageTable[language].bcp47).resolvedOptions().pluralCategories;
    const plurals = [...readTexts(language, namespace).keys()].filter(isPlural);
    for (const key of sorted(plurals.map(stem))) {
      expect(plurals.filter((plural) => stem(plural) === key).sort(), key).toEqual(
        forms.map((form) => `${key}_${form}`).sort(),
      );
    }
  });

  test.each(languages)('in %s fills in what the English text fills in', (language) => {
    for (const [key, text] of readTexts(language, namespace)) {
      const expectedText = english(namespace).get(key) ?? english(namespace).get(`${stem(key)}_other`);
      // A form that stands for one number alone may spell it: "two days" is one word in Arabic.
      const allowed = /_(zero|one|two)$/.test(key)
        ? [[], findPlaceholders(expectedText!)]
        : [findPlaceholders(expectedText!)];
      expect(allowed, key).toContainEqual(findPlaceholders(text));
    }
  });

  test.each(languages)('in %s has no empty, untrimmed or unfinished text', (language) => {
    for (const [key, text] of readTexts(language, namespace)) {
      expect(text, key).toBe(text.trim());
      expect(text, key).not.toMatch(/^$|\{\{|\bundefined\b/);
    }
  });
});

test.each(languages)('in %s each error has its phrase, and each phrase its error', (language) => {
  const codes = [...Object.values(ErrorCode), ...Object.values(ClientError)];
  expect(sorted(readTexts(language, 'errors').keys())).toEqual(sorted([...codes, 'unknown']));
});

test('no error code is the beginning of another, or its phrase would have no place', () => {
  const codes: string[] = [...Object.values(ErrorCode), ...Object.values(ClientError)];
  for (const code of codes)
    expect(
      codes.filter((other) => other.startsWith(`${code}.`)),
      code,
    ).toEqual([]);
});

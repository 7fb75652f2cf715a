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

test('every language has every namespace', () => {
  expect(languages).toContain('EN');
  for (const language of languages) {
    expect(Object.keys(languageTable)).toContain(language);
    expect(listNamespaces(language), language).toEqual(namespaces);
  }
});

describe.each(namespaces)('%s', (namespace) => {
  test.each(otherLanguages)('has every key of the English file: %s', (language) => {
    expect(sorted([...readTexts(language, namespace).keys()].map(stem))).toEqual(
      sorted([...english(namespace).keys()].map(stem)),
    );
  });

  test.each(languages)('has exactly the plural forms of the language: %s', (language) => {
    const forms = new Intl.PluralRules(languageTable[language].bcp47).resolvedOptions().pluralCategories;
    const plurals = [...readTexts(language, namespace).keys()].filter(isPlural);
    for (const key of sorted(plurals.map(stem))) {
      expect(plurals.filter((plural) => stem(plural) === key).sort(), key).toEqual(
        forms.map((form) => `${key}_${form}`).sort(),
      );
    }
  });

  test.each(languages)('uses the placeholders of the English text: %s', (language) => {
    for (const [key, text] of readTexts(language, namespace)) {
      const expectedText = english(namespace).get(key) ?? english(namespace).get(`${stem(key)}_other`);
      // The plural forms for exactly zero, one or two items may express the number as a word, without the placeholder.
      // For example, "two days" is a single word in Arabic.
      const allowed = /_(zero|one|two)$/.test(key)
        ? [[], findPlaceholders(expectedText!)]
        : [findPlaceholders(expectedText!)];
      expect(allowed, key).toContainEqual(findPlaceholders(text));
    }
  });

  test.each(languages)('has no empty, untrimmed or unfinished text: %s', (language) => {
    for (const [key, text] of readTexts(language, namespace)) {
      expect(text, key).toBe(text.trim());
      expect(text, key).not.toMatch(/^$|\{\{|\bundefined\b/);
    }
  });
});

test.each(languages)('has one message per error code and no other: %s', (language) => {
  const codes = [...Object.values(ErrorCode), ...Object.values(ClientError)];
  expect(sorted(readTexts(language, 'errors').keys())).toEqual(sorted([...codes, 'unknown']));
});

test('no error code is a prefix of another, since their messages would share one key', () => {
  const codes: string[] = [...Object.values(ErrorCode), ...Object.values(ClientError)];
  for (const code of codes)
    expect(
      codes.filter((other) => other.startsWith(`${code}.`)),
      code,
    ).toEqual([]);
});

/** Imperatives and possessives that address the reader as "usted". The app's texts use "tú" (es-419). */
const formalSpanish = new RegExp(
  `\\b(${[
    'usted|entre con|ingrese|escriba|elija|regístrese|inténtelo|revíselo|espere|pida otro|revoque|explore',
    'juegue sin|mire|vuelva a|seleccione|ya tiene el|ya envió',
  ].join('|')})\\b`,
  'i',
);

test.each(namespaces)('addresses the reader in one register in Spanish: %s', (namespace) => {
  for (const [key, text] of readTexts('ES', namespace)) expect(text, key).not.toMatch(formalSpanish);
});

import { readdirSync, readFileSync } from 'node:fs';
import { permissions } from '@livery/contract/operators/permissions';
import { expect, it } from 'vitest';
import { consoleLanguages } from './languages.ts';

const folder = new URL('../../locales/', import.meta.url);
const sources = new URL('../', import.meta.url);

type Branch = { readonly [key: string]: string | Branch };

const flatten = (branch: Branch, prefix = ''): [key: string, text: string][] =>
  Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );
const read = (code: string, name: string): Map<string, string> =>
  new Map(flatten(JSON.parse(readFileSync(new URL(`${code}/${name}`, folder), 'utf8')) as Branch));
const withoutPlural = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
const listPlaceholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();

const names = readdirSync(new URL('EN/', folder)).sort();
const others = consoleLanguages.filter(({ code }) => code !== 'EN');
const cases = others.flatMap(({ code }) => names.map((name) => [code, name] as const));

it.each(cases)('%s has the same keys as English in %s', (code, name) => {
  const keys = (language: string) => [...new Set([...read(language, name).keys()].map(withoutPlural))].sort();
  expect(keys(code)).toEqual(keys('EN'));
});

it.each(cases)('%s has the placeholders of English in %s', (code, name) => {
  const english = read('EN', name);
  const differing = [...read(code, name)].filter(([key, text]) => {
    const source = english.get(key) ?? english.get(`${withoutPlural(key)}_other`) ?? '';
    // A plural form for one or two items may omit the number, as in "a file".
    const expected = listPlaceholders(source).filter((each) => !key.includes('_') || each !== 'count');
    const found = listPlaceholders(text).filter((each) => !key.includes('_') || each !== 'count');
    return JSON.stringify(expected) !== JSON.stringify(found);
  });
  expect(differing).toEqual([]);
});

it.each(cases)('%s has all plural forms of its language in %s', (code, name) => {
  const { bcp47 } = consoleLanguages.find((language) => language.code === code)!;
  const forms = new Intl.PluralRules(bcp47).resolvedOptions().pluralCategories;
  const texts = read(code, name);
  const bases = new Set([...texts.keys()].filter((key) => key !== withoutPlural(key)).map(withoutPlural));
  const missing = [...bases].flatMap((base) => forms.map((form) => `${base}_${form}`)).filter((key) => !texts.has(key));
  expect(missing).toEqual([]);
});

it('contains no text that the console never shows', () => {
  const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(new URL(name, sources), 'utf8'))
    .join('\n');
  // Code can write a key such as `states.active` as a template: `states.${state}`.
  const isUsed = (key: string): boolean =>
    code.includes(`'${key}'`) ||
    code.includes(`\`${key.slice(0, key.lastIndexOf('.') + 1)}\${`) ||
    code.includes(`\`${key.split('.')[0]}.\${`);
  const unused = names.flatMap((name) => [...read('EN', name).keys()].map(withoutPlural).filter((key) => !isUsed(key)));
  expect(unused).toEqual([]);
});

it('names every permission', () => {
  const access = read('EN', 'access.json');
  expect(permissions.filter((permission) => !access.has(`permission.${permission}`))).toEqual([]);
});
